import { daysBefore, monthAndYear, monthsBefore } from './clock.ts';
import type { PropertyPlan, Story } from './plan.ts';
import { createRng, type Rng } from './rng.ts';

/** Words for the stays that stories use, in months. */
const STAYS: Record<number, string> = {
  5: 'five months',
  6: 'six months',
  8: 'eight months',
  9: 'nine months',
  10: 'ten months',
  12: 'a year',
  14: 'fourteen months',
  15: 'fifteen months',
  18: 'eighteen months',
  24: 'two years',
  30: 'two and a half years',
  36: 'three years',
  48: 'four years',
  60: 'five years',
  72: 'six years',
  84: 'seven years',
  96: 'eight years',
  108: 'nine years',
};

/** What people call the body that runs a strata scheme, and where they go with a dispute. */
const BY_STATE: Record<
  string,
  { scheme: string; fees: string; tribunal: string; zone: string; city: string }
> = {
  NSW: { scheme: 'strata', fees: 'strata fees', tribunal: 'NCAT', zone: 'catchment', city: 'Sydney' },
  VIC: { scheme: 'owners corp', fees: 'owners corp fees', tribunal: 'VCAT', zone: 'zone', city: 'Melbourne' },
  QLD: {
    scheme: 'body corporate',
    fees: 'body corporate fees',
    tribunal: 'QCAT',
    zone: 'catchment',
    city: 'Brisbane',
  },
  SA: { scheme: 'strata', fees: 'strata fees', tribunal: 'SACAT', zone: 'zone', city: 'Adelaide' },
  WA: {
    scheme: 'strata',
    fees: 'strata fees',
    tribunal: 'the Magistrates Court',
    zone: 'intake area',
    city: 'Perth',
  },
  TAS: {
    scheme: 'body corporate',
    fees: 'body corporate fees',
    tribunal: 'a hearing',
    zone: 'area',
    city: 'Hobart',
  },
  ACT: {
    scheme: 'body corporate',
    fees: 'body corporate fees',
    tribunal: 'ACAT',
    zone: 'area',
    city: 'Canberra',
  },
  NT: {
    scheme: 'body corporate',
    fees: 'body corporate fees',
    tribunal: 'NTCAT',
    zone: 'zone',
    city: 'Darwin',
  },
};

const VOICES = {
  I: { we: 'I', our: 'my', us: 'me', ours: 'mine', were: 'was', are: 'am', ourselves: 'myself' },
  we: { we: 'we', our: 'our', us: 'us', ours: 'ours', were: 'were', are: 'are', ourselves: 'ourselves' },
};

const dollars = (amount: number) => `$${amount.toLocaleString('en-AU')}`;
const roundedTo = (step: number, amount: number) => Math.round(amount / step) * step;

function textsOfPlace({ shape }: PropertyPlan): Record<string, string> {
  const { name, state, near } = shape.suburb;
  const local = BY_STATE[state] as (typeof BY_STATE)[string];
  const town = name.replace(/ (City|Central)$/, '');
  const goldCoast = name === 'Southport' || name === 'Surfers Paradise';
  const inCity = goldCoast ? 'on the Gold Coast' : `in ${near.includes('regional') ? town : local.city}`;
  return { ...local, inCity, tram: ['VIC', 'SA'].includes(state) ? 'tram' : 'light rail' };
}

/** Figures that every review of a property shares. */
function figuresOfProperty({ property, shape, facts }: PropertyPlan): Record<string, string> {
  const rng = createRng([...property.address].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  const extras =
    (facts.has('lift') ? 280 : 0) + (facts.has('pool') ? 240 : 0) + (facts.has('tower') ? 160 : 0);
  const levy = roundedTo(10, 520 + extras + shape.bedrooms * 110 + rng.int(0, 180));
  return {
    levy: dollars(levy),
    levyBefore: dollars(roundedTo(10, levy * (0.66 + rng.next() * 0.12))),
    level: String(shape.level),
    walk: rng.pick(['four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']),
    bay: rng.pick(['2.1', '2.2', '2.3']),
    fridge: rng.pick(['68', '70', '72', '75', '80', '84']),
    stumps: rng.pick(['$16,000', '$19,000', '$22,000', '$26,000', '$30,000']),
  };
}

const RENT_BY_BEDROOMS = [0.8, 0.8, 1, 1.25, 1.5, 1.75];

/** The weekly rent asked at the time of the review: about five per cent less for each year back. */
function rentOf({ shape, facts }: PropertyPlan, { daysAgo }: Story): string {
  const bySize = shape.type === 'studio' ? 0.66 : (RENT_BY_BEDROOMS[shape.bedrooms] ?? 1);
  const byAge = shape.buildYear < 1990 && !facts.has('renovated') ? 0.9 : 1;
  const byTime = 1 - (daysAgo / 365) * 0.05;
  return dollars(roundedTo(10, shape.suburb.rent * bySize * byAge * byTime));
}

function datesOf(story: Story, createdAt: Date, rng: Rng): Record<string, string> {
  const left = daysBefore(createdAt, story.daysSince);
  const movedIn = monthAndYear(monthsBefore(left, story.stay));
  const out = monthAndYear(left);
  return {
    stay: STAYS[story.stay] ?? '',
    inMonth: movedIn.month,
    inYear: movedIn.year,
    outMonth: out.month,
    outYear: out.year,
    visitMonth: out.month,
    sinceMonth: monthAndYear(monthsBefore(left, rng.int(2, 6))).month,
  };
}

function chanceFigures(rng: Rng): Record<string, string> {
  return {
    weeks: rng.pick(['three', 'four', 'five', 'six', 'seven', 'eight', 'nine']),
    months: rng.pick(['eight', 'nine', 'ten', 'eleven', 'fourteen']),
    early: rng.pick(['twenty to five', 'quarter to five', 'five', 'ten past five', 'half past five']),
    specialLevy: rng.pick(['$4,500', '$6,200', '$8,500', '$9,800', '$11,000', '$14,000']),
    rise: dollars(rng.int(5, 18) * 5),
    drop: dollars(rng.int(6, 20) * 5),
    cleanFee: dollars(rng.int(17, 39) * 10),
    fob: dollars(rng.int(14, 33) * 5),
    bill: dollars(rng.int(61, 94) * 10),
  };
}

/** The words for every slot of one review. */
export function slotsOf(plan: PropertyPlan, story: Story, createdAt: Date, rng: Rng): Record<string, string> {
  return {
    ...textsOfPlace(plan),
    ...figuresOfProperty(plan),
    ...datesOf(story, createdAt, rng),
    ...chanceFigures(rng),
    ...VOICES[story.voice],
    rent: rentOf(plan, story),
  };
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Fills the `{slots}` of a sentence; a slot written with a capital gets its words with one. */
export function fillSlots(text: string, slots: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const value = slots[slot.charAt(0).toLowerCase() + slot.slice(1)];
    if (value === undefined) throw new Error(`No words for {${slot}} in: ${text}`);
    return slot.charAt(0) === slot.charAt(0).toUpperCase() ? capitalised(value) : value;
  });
}
