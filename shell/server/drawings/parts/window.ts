import type { Look } from '../look.ts';
import { GLASS, GLINT, LAMP, LINEN } from '../palette.ts';
import { arch, type Box, box, d, fill, stroke } from '../svg.ts';

/** How a window is divided. */
export type Sash = 'plain' | 'pair' | 'sash' | 'cross' | 'grid' | 'louvre' | 'toplight';

interface Glazing {
  sash?: Sash;
  arched?: boolean;
  sill?: boolean;
  /** The width of the frame. */
  frame?: number;
}

/** Windows of one kind, drawn together; every box is the glass. */
export function windows(look: Look, boxes: readonly Box[], glazing: Glazing = {}): string {
  const { sash = look.sash, arched = false, sill = true, frame = 3 } = glazing;
  const shape = arched ? arch : box;
  const lit = boxes.filter(() => look.random.chance(look.lit));
  const dark = boxes.filter(pane => !lit.includes(pane));
  return [
    paint(look.trim, boxes, pane => shape(grow(pane, frame))),
    paint(GLASS, dark, shape),
    paint(LAMP, lit, shape),
    paint(GLINT, dark, pane => glint(pane, arched), 'opacity=".6"'),
    arched ? '' : dressing(look, boxes),
    paint(look.trim, boxes, pane => BARS[sash](pane).map(box).join('')),
    sill ? paint(look.trim, boxes, ([x, y, w, h]) => box([x - 5, y + h + 3, w + 10, 4])) : '',
  ].join('');
}

/** A sheet of plain glass with a reflection. */
export function glass(area: Box): string {
  return fill(GLASS, box(area)) + fill(GLINT, glint(area, false), 'opacity=".6"');
}

function paint(colour: string, boxes: readonly Box[], draw: (pane: Box) => string, more = ''): string {
  return fill(colour, boxes.map(draw).join(''), more);
}

function grow([x, y, width, height]: Box, by: number): Box {
  return [x - by, y - by, width + by * 2, height + by * 2];
}

function glint([x, y, w, h]: Box, arched: boolean): string {
  const top = arched ? y + w * 0.2 : y;
  return d`M${x} ${top + h * 0.6}L${x + w * 0.7} ${top}H${x + w * 0.25}L${x} ${top + h * 0.26}z`;
}

function dressing(look: Look, boxes: readonly Box[]): string {
  const kind = look.random.pick([blind, curtains]);
  const dressed = boxes.filter(() => look.random.chance(0.3));
  return paint(LINEN, dressed, kind, 'opacity=".85"');
}

function blind([x, y, width, height]: Box): string {
  return box([x, y, width, height * 0.42]);
}

function curtains([x, y, w, h]: Box): string {
  const fall = d`M${x} ${y}h${w * 0.24}q0 ${h * 0.6} ${-w * 0.14} ${h}h${-w * 0.1}z`;
  return fall + d`M${x + w} ${y}h${-w * 0.24}q0 ${h * 0.6} ${w * 0.14} ${h}h${w * 0.1}z`;
}

const upright = ([x, y, w, h]: Box, share: number): Box => [x + w * share - 1, y, 2, h];
const level = ([x, y, w, h]: Box, share: number): Box => [x, y + h * share - 1, w, 2];

const BARS: Record<Sash, (pane: Box) => readonly Box[]> = {
  plain: () => [],
  pair: pane => [upright(pane, 0.5)],
  sash: pane => [level(pane, 0.5)],
  cross: pane => [upright(pane, 0.5), level(pane, 0.5)],
  grid: pane => [upright(pane, 1 / 3), upright(pane, 2 / 3), level(pane, 1 / 3), level(pane, 2 / 3)],
  louvre: pane => [0.2, 0.4, 0.6, 0.8].map(share => level(pane, share)),
  toplight: pane => [upright(pane, 0.5), level(pane, 0.3)],
};

/** Shutters on both sides of windows. */
export function shutters(colour: string, boxes: readonly Box[], width = 9): string {
  const leaves = boxes.flatMap(([x, y, w, h]): Box[] =>
    [x - 4 - width, x + w + 4].map(left => [left, y - 2, width, h + 4]),
  );
  const slats = leaves.map(([x, y, , height]) => d`M${x + width / 2} ${y + 4}v${height - 8}`).join('');
  return (
    paint(colour, leaves, box) + stroke('#000', width - 4, slats, 'stroke-dasharray="1.2 3.8" opacity=".2"')
  );
}

/** A canvas awning above a window, striped. */
export function awning(colour: string, [x, y, width]: Box): string {
  const drop = 15;
  const canvas = d`M${x - 2} ${y - 6}h${width + 4}l6 ${drop}h${-width - 16}z`;
  const stripe = (width + 4) / 7;
  const stripes = [1, 3, 5]
    .map(index => d`M${x - 2 + stripe * index} ${y - 6}h${stripe}l1 ${drop}h${-stripe - 2}z`)
    .join('');
  return fill(LINEN, canvas) + fill(colour, stripes);
}
