/**
 * Words of addresses with their spellings, by G-NAF (linked.data.gov.au, CC BY 4.0), the postal standard and usage. A
 * hyphen stands for a space.
 */
const STREET_TYPE_TABLE = `
  access accs, acre, airwalk awlk, alley ally, alleyway alwy, amble ambl amb, approach app appr,
  arcade arc, arterial artl art, artery arty, avenue av ave aven, banan ba, bank, bay, beach bch, bend,
  boardwalk bwlk bwk, boulevard bvd blvd boul blv, boulevarde bvde, bowl bwl, brace br, brae,
  branch bran, break brk, brett bret, bridge bdge, broadwalk brdwlk, broadway bdwy, brow, bull,
  busway bswy, bypass bypa byp, byway bywy, causeway cswy, centre ctr, centreway cnwy, chase ch cha,
  circle cir ccl, circlet clt, circuit cct crct circ, circus crcs ccs, close cl, cluster clr,
  colonnade clde, common cmmn com, commons cmmns, concord cncd, concourse con, connection cntn,
  copse cps, corner cnr crn, corso cso, course crse, court ct crt, courtyard ctyd, cove cv,
  crescent cr cres cresc crs, crest crst, crief crf, crook crk, cross crss cros, crossing crsg,
  cruiseway cuwy cry, cul-de-sac csac, cut, cutting cutt, dale, dash, dell, dene, deviation de, dip,
  distributor dstr, divide div, dock, domain dom, down, downs dwns, drive dr drv dve dv, driveway dvwy,
  easement esmt, east, edge edg, elbow elb, end, entrance ent, esplanade esp espl, estate est,
  expressway exp, extension extn ext, fairway fawy, firebreak fbrk, fireline flne, firetrack ftrk,
  firetrail fitr, flat, flats flts, follow folw, footway ftwy, ford, foreshore fshr, fork,
  formation form, freeway fwy, front frnt, frontage frtg, gap, garden gdn, gardens gdns, gate gte,
  gateway gwy, glade glde gla, glen gln, grange gra, green grn, grove gr gv gve grv, gully gly,
  harbour hrbr, haven hvn, heath hth, heights hts hgts, highroad hird, highway hwy, hike, hill, hills,
  hollow hllw hlw, hub, inlet inlt, interchange intg, island id, junction jnc jct, key, keys,
  knoll knol, ladder ladr, landing ldg, lane la ln, laneway lnwy lwy, lead, leader ledr, line,
  link lnk, lookout lkt, loop, lynne lynn, mall, manor manr, mart, maze mz, mead, meander mndr, mew,
  mews mws, mile, motorway mtwy, nook, north nth, null, outlet otlt, outlook otlk out, oval,
  palms plms, parade pde pd, paradise prds, park, parkway pwy pkw pkwy pky, part, pass ps,
  passage psge psg, path, pathway pway, peninsula psla, piazza piaz, place pl plc, plaza plza plz,
  pocket pkt, point pnt pt, port, precinct prec, promenade prom prm, pursuit prst pur, quad,
  quadrant qdrt qd, quay qy qu, quays qys, ramble rmbl, ramp, range rnge, reach rch, reef, reserve res,
  rest, retreat rtt ret, return rtn, ride, ridge rdge rdg, right-of-way rofw, ring, rise ri,
  rising rsng rsg, river rvr, road rd, roads rds, roadway rdwy, rotary rty, round rnd, route rte, row,
  rowe, rue, run, serviceway svwy, shunt shun, skyline skln, slope slpe slo, south sth, spur,
  square sq sqr, steps stps, straight strt, strait stai, strand stra, street st str, strip strp stp,
  subway sbwy, tarn, terrace tce ter terr tc, thoroughfare thfr, throughway thru, tollway tlwy twy,
  top, tor, track trk, trail trl, tramway tmwy, traverse tvse, triangle, trunkway tkwy, tunnel tunl,
  turn, twist, underpass upas, vale, valley vlly vly, verge, viaduct viad, view vw, views vws,
  villa vlla, village vlge, villas vlls, vista vsta vst, vue, wade, walk wk wlk, walkway wkwy,
  waters wtrs, waterway wtwy wry, way wy, west, wharf whrf, wood wd, woods wds, wynd wyd, yard`;

const STREET_SUFFIX_TABLE = `
  central cn ctl, deviation de, east e, extension ex extn ext, inner in, lower lr lwr, mall ml,
  north n nth, north-east ne, north-west nw, off of, on, outer ot, overpass op, south s sth,
  south-east se, south-west sw, upper up upr, west w`;

/** Without lots, whose number is a house number, blocks and levels. */
const UNIT_TABLE = `
  antenna ant, apartment apt apartments aptmt, automated-teller-machine atm, barbecue bbq,
  boatshed btsd, bungalow bngw, cage, carpark carp, carspace cars, club, coolroom cool, cottage ctge,
  duplex dupl, factory fcty fy, flat fl f, garage grge, hall, house hse hs, kiosk ksk, lease lse,
  lobby lbby, loft, maisonette msnt, marine-berth mbth, office offc off, penthouse pths ph,
  reserve resv, room rm, section sec, shed, shop shp, showroom shrm, sign, site, stall stll,
  store stor, strata-unit str, studio stu std, substation subs, suite se ste, tenancy tncy,
  townhouse tnhs th twnhse, unit u un, vault vlt, villa vlla vil vla, ward, warehouse whse,
  workshop wksh`;

/** Maps each spelling, and the word itself, to the word. */
const termsBySpelling = (table: string): ReadonlyMap<string, string> =>
  new Map(
    table.split(',').flatMap(entry => {
      const [term = '', ...spellings] = entry
        .trim()
        .split(' ')
        .map(text => text.replaceAll('-', ' '));
      return [term, ...spellings].map(spelling => [spelling, term] as const);
    }),
  );

export const STREET_TYPES = termsBySpelling(STREET_TYPE_TABLE);
export const STREET_SUFFIXES = termsBySpelling(STREET_SUFFIX_TABLE);
export const UNIT_TYPES = termsBySpelling(UNIT_TABLE);
