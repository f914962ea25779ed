import { formsOf, kindOf } from './buildings/forms.ts';
import { type Elevation, type Form, HEIGHT, type Look, WIDTH } from './look.ts';
import { LAWN, SCHEMES } from './palette.ts';
import { letterbox } from './parts/letterbox.ts';
import { bicycle, bins, car, cat, magpie, powerPole } from './parts/street-life.ts';
import { createRandom, hashWord, itemAt, type Random, STRIDES, spread } from './random.ts';
import { far } from './setting/far.ts';
import { plantGarden } from './setting/garden.ts';
import { ground } from './setting/ground.ts';
import { LIGHTS, type Light, sky, tint } from './setting/sky.ts';
import { svgDocument } from './svg.ts';

const LAWNS = [LAWN, LAWN, '#A3B59B', '#B9B894', '#9DB3A0'];

/**
 * The picture of a home: a complete SVG document of 480 by 320, always the same for the same arguments.
 * A type without a drawing of its own gets the default street; a number that is none is left out.
 */
export function drawHome(type: string, id: number, streetNumber: string): string {
  const kind = kindOf(type);
  const start = hashWord(kind);
  const random = createRandom(start ^ Math.imul(id, 0x9e3779b1));
  const light = itemAt(LIGHTS, spread(id, STRIDES.light, start));
  const form = itemAt(formsOf(kind), spread(id, STRIDES.form, start));
  const look = createLook(random, form, spread(id, STRIDES.scheme, start), light.lit);
  const elevation = form.draw(look);
  const number = letterbox(random, letterboxPlace(elevation), streetNumber);
  return svgDocument(WIDTH, HEIGHT, 'xMidYMid', street(look, form, elevation, light) + number);
}

function createLook(random: Random, form: Form, scheme: number, lit: number): Look {
  const material = random.pick(form.materials);
  return {
    ...itemAt(SCHEMES[material], scheme),
    random,
    material,
    lit,
    cover: random.pick(['tile', 'tin']),
    sash: random.pick(['pair', 'sash', 'cross', 'toplight', 'pair', 'plain', 'grid']),
  };
}

function street(look: Look, form: Form, elevation: Elevation, light: Light): string {
  const { random } = look;
  const garden = plantGarden(look, form.fences, elevation);
  return [
    sky(random, light),
    far(random.pick(form.far), random, light.far),
    random.chance(0.14) ? powerPole(random.pick([34, 446]), WIDTH) : '',
    ground(WIDTH, random.pick(LAWNS)),
    garden.behind,
    elevation.body,
    garden.front,
    streetLife(random, letterboxPlace(elevation)),
    tint(light),
  ].join('');
}

function letterboxPlace({ gate }: Elevation): number {
  return gate < 262 ? gate + 52 : gate - 52;
}

function streetLife(random: Random, taken: number): string {
  const x = random.pick([104, 150, 330, 376].filter(place => Math.abs(place - taken) > 84));
  const roll = random.next();
  if (roll < 0.2) return car(random, x);
  if (roll < 0.28) return bicycle(random, x);
  if (roll < 0.36) return bins(random, x);
  if (roll < 0.43) return magpie(x, 284);
  if (roll < 0.48) return cat(random, x, 284);
  return '';
}
