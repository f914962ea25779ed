import type { Look } from '../look.ts';
import { CLAY, GLASS, INK } from '../palette.ts';
import { along, box, d, fill, oval, rect, shade, stroke, times } from '../svg.ts';

type Span = readonly [left: number, right: number];

/** A sloping roof between its eave and its ridge, in tiles or in iron. */
export function slope(look: Look, eave: Span, eaveY: number, ridge: Span, ridgeY: number): string {
  const outline = d`M${eave[0]} ${eaveY}L${ridge[0]} ${ridgeY}H${ridge[1]}L${eave[1]} ${eaveY}z`;
  const lines = look.cover === 'tile' ? tiles : ribs;
  return (
    fill(look.roof, outline) +
    stroke('#fff', 1.3, lines(eave, eaveY, ridge, ridgeY), 'opacity=".15"') +
    shade(d`M${eave[0]} ${eaveY}l3 -4H${eave[1] - 3}l3 4z`, 0.16)
  );
}

function tiles(eave: Span, eaveY: number, ridge: Span, ridgeY: number): string {
  const rows = Math.max(2, Math.round((eaveY - ridgeY) / 12));
  return along(1, rows, 1, row => {
    const share = row / rows;
    const left = ridge[0] + (eave[0] - ridge[0]) * share;
    const right = ridge[1] + (eave[1] - ridge[1]) * share;
    return d`M${left} ${ridgeY + (eaveY - ridgeY) * share}H${right}`;
  });
}

function ribs(eave: Span, eaveY: number, ridge: Span, ridgeY: number): string {
  const width = eave[1] - eave[0];
  const count = Math.round(width / 13);
  return along(1, count, 1, rib => {
    const share = rib / count;
    const top = ridge[0] + (ridge[1] - ridge[0]) * share;
    return d`M${eave[0] + width * share} ${eaveY}L${top} ${ridgeY}`;
  });
}

/** A gable end: roof edge, bargeboard, and one of several infills. */
export function gable(look: Look, middle: number, half: number, eave: number, peak: number): string {
  const steep = (eave - peak) / half;
  const triangle = (inset: number, lift: number): string => {
    const base = half - inset;
    return d`M${middle - base} ${eave - lift}L${middle} ${eave - lift - base * steep}L${middle + base} ${eave - lift}z`;
  };
  const inner = eave - 4 - (half - 15) * steep;
  return (
    fill(look.roof, triangle(0, 0)) +
    fill(look.trim, triangle(9, 2)) +
    fill(look.wall, triangle(15, 4)) +
    look.random.pick(INFILLS)(look, middle, half - 15, eave - 4, inner)
  );
}

type Infill = (look: Look, middle: number, half: number, eave: number, peak: number) => string;

const INFILLS: readonly Infill[] = [
  (look, middle, half, eave, peak) => {
    const y = eave - (eave - peak) * 0.36;
    return fill(look.trim, oval(middle, y, half * 0.22)) + fill(GLASS, oval(middle, y, half * 0.15));
  },
  (look, middle, half, eave, peak) => {
    const studs = along(-0.66, 0.7, 0.33, share => {
      const x = middle + half * share;
      return d`M${x} ${eave}V${peak + (eave - peak) * Math.abs(share)}`;
    });
    return stroke(look.trim, 3, studs);
  },
  (look, middle, half, eave, peak) => {
    const vent = [0.2, 0.3, 0.4].map(up => box([middle - 9, eave - (eave - peak) * up - 2, 18, 3])).join('');
    return half < 20 ? '' : fill(look.trim, vent);
  },
  (look, middle, half, eave, peak) => {
    const rays = [-0.6, -0.3, 0, 0.3, 0.6]
      .map(share => {
        const height = (eave - peak) * (1 - Math.abs(share)) * 0.8;
        return d`M${middle} ${eave}L${middle + half * share} ${eave - height}`;
      })
      .join('');
    return stroke(look.trim, 1.8, rays) + fill(look.trim, d`M${middle - 9} ${eave}a9 9 0 0 1 18 0z`);
  },
  (look, middle, half, eave, peak) => {
    const height = eave - peak;
    const rows = [0.15, 0.3, 0.45, 0.6, 0.75].map(
      up => d`M${middle - half * (1 - up)} ${eave - height * up}h${half * (1 - up) * 2}`,
    );
    return stroke(look.trim, 1.4, rows.join(''), 'opacity=".7"');
  },
];

/** A chimney whose foot is hidden by the roof. */
export function chimney(x: number, top: number, height = 56, colour = '#A65340'): string {
  const pots = box([x + 2, top - 11, 5, 8]) + box([x + 12, top - 11, 5, 8]);
  return (
    fill('#B9714E', pots) +
    rect(colour, x, top, 19, height) +
    shade(box([x + 13, top, 6, height])) +
    rect(CLAY, x - 4, top - 4, 27, 7)
  );
}

/** Solar panels lying on a slope. */
export function solarPanels(x: number, y: number, count: number): string {
  const panel = (index: number): string => d`M${x + index * 19} ${y}h17l3 20h-17z`;
  const seams = times(count, index => d`M${x + 1.5 + index * 19} ${y + 10}h17`);
  return fill('#2F4A5E', times(count, panel)) + stroke('#fff', 0.8, seams, 'opacity=".5"');
}

/** A television aerial. */
export function aerial(x: number, foot: number): string {
  return stroke(
    INK,
    1.4,
    d`M${x} ${foot}v-30m-13 4h26m-22 -4v8m5 -8v8m6 -8v8m6 -8v8m5 -8v8M${x - 7} ${foot - 18}h14`,
  );
}

/** A turning roof ventilator. */
function whirlybird(x: number, foot: number): string {
  return (
    rect('#B8C0C1', x - 3, foot - 6, 6, 8) +
    fill('#D5DBDB', oval(x, foot - 9, 7, 6)) +
    stroke(INK, 0.8, d`M${x} ${foot - 15}v12M${x - 4} ${foot - 14}q-3 5 0 10m8 -10q3 5 0 10`, 'opacity=".5"')
  );
}

/** A finial on a peak. */
export function finial(colour: string, x: number, peak: number): string {
  return fill(colour, box([x - 1.2, peak - 14, 2.4, 16]) + oval(x, peak - 15, 2.8));
}

/** Now and then something on the roof: panels, an aerial, a ventilator. */
export function roofThings(look: Look, x: number, ridgeY: number): string {
  const roll = look.random.next();
  if (roll < 0.24) return solarPanels(x - 40, ridgeY + 12, 4);
  if (roll < 0.42) return aerial(x, ridgeY + 1);
  if (roll < 0.56) return whirlybird(x, ridgeY + 1);
  return '';
}
