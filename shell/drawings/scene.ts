import { nightStyle } from './night.ts';
import { bicycles, cars, coloursOf, floras, type Light, lamp, lawns, lights } from './palette.ts';
import { listParts, type Part, painted, part, placed } from './parts.ts';
import { createRandom, hashWord, itemAt, type Random } from './random.ts';

const WIDTH = 480;
const HEIGHT = 320;
/** The y coordinate on which trees stand. */
const BASE = 280;

/** Irrational, so that a form that comes again has other colours. */
const SCHEME_STRIDE = Math.sqrt(7) - 2;

/** The x coordinates of a building's sides and of its gate. */
interface Plot {
  left: number;
  right: number;
  gate: number;
}

const plotOf = ({ data }: Part): Plot => ({
  left: Number(data.left),
  right: Number(data.right),
  gate: Number(data.gate),
});

/** Sorts by the number in the name, so that neighbouring variants have different forms. */
function buildingsOf(type: string): string[] {
  const numberOf = (name: string) => Number(/\d+$/.exec(name)?.[0]);
  return listParts(`buildings/${type}`).sort((one, other) => numberOf(one) - numberOf(other));
}

/** Draws an SVG document whose last group is the letterbox, without its number. */
export function drawVariant(type: string, variant: number): string {
  const building = part(itemAt(buildingsOf(type), variant));
  const random = createRandom(hashWord(`${type} ${variant}`));
  const light = itemAt(lights, variant * 4 + type.length);
  const street = drawStreet(random, building, (variant * SCHEME_STRIDE) % 1, light);
  const stand = part(random.pick(listParts('letterbox'))).content;
  const letterbox = `<g transform="translate(${letterboxPlace(plotOf(building))})">${stand}</g>`;
  return document(nightStyle(street + letterbox, light) + street + letterbox);
}

function document(content: string): string {
  const size = `width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} preserveAspectRatio="xMidYMid slice">${content}</svg>`;
}

function drawStreet(random: Random, building: Part, scheme: number, light: Light): string {
  const plot = plotOf(building);
  const flora = random.pick(floras);
  const far = random.pick(listParts('far', random.pick((building.data.far ?? '').split(' '))));
  const content = [
    sky(random, light),
    painted(part(far), { far: light.far }),
    random.chance(0.14) ? part('setting/power-pole').content : '',
    painted(part('setting/ground'), { lawn: random.pick(lawns) }),
    backTrees(random, plot, flora.tall),
    painted(building, coloursOf(building.data.material ?? '', scheme)),
    frontTree(random, plot, flora.small),
    streetLife(random, letterboxPlace(plot)),
    light.tint ? cover(light.tint.colour, light.tint.opacity) : '',
  ].join('');
  return light.isDusk ? content.replaceAll('class="lit" fill="none"', `fill="${lamp}"`) : content;
}

const cover = (colour: string, opacity: string) =>
  `<path fill="${colour}" d="M0 0h${WIDTH}v${HEIGHT}H0z" opacity="${opacity}"/>`;

function sky(random: Random, { sky: colour, disc, cloud }: Light): string {
  const clouds = Array.from({ length: random.pick([0, 0, 1, 1, 2, 2, 3]) }, () =>
    placed(
      painted(part('setting/cloud'), { cloud }),
      random.between(-10, 430),
      random.between(34, 104),
      random.between(0.7, 1.25),
    ),
  );
  const [x, y, radius] = [random.between(60, 420), random.between(48, 96), random.between(17, 28)].map(
    Math.round,
  );
  return [
    `<path fill="${colour}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    disc && random.chance(0.65) ? `<circle fill="${disc}" cx="${x}" cy="${y}" r="${radius}"/>` : '',
    ...clouds,
    random.chance(0.2)
      ? placed(part('setting/birds').content, random.between(90, 360), random.between(46, 90))
      : '',
  ].join('');
}

function tree(random: Random, kinds: readonly string[], x: number, height: number): string {
  const size = height / 100;
  const { content } = part(random.pick(listParts('trees', random.pick(kinds))));
  return placed(content, x, BASE, random.chance(0.5) ? size : -size, size);
}

function backTrees(random: Random, { left, right }: Plot, kinds: readonly string[]): string {
  const near = [random.between(left - 58, left - 8), random.between(right + 8, right + 58)];
  const more = [random.between(14, left - 60), random.between(right + 60, WIDTH - 14)];
  const kept = more.filter(x => x > 0 && x < WIDTH && random.chance(0.4));
  return [...kept, ...near.filter(() => random.chance(0.88))]
    .map(x => tree(random, kinds, x, random.between(110, 196)))
    .join('');
}

function frontTree(random: Random, { left, right, gate }: Plot, kinds: readonly string[]): string {
  const spots = [left + random.between(-26, 8), right + random.between(-8, 26)].filter(
    x => Math.abs(x - gate) > 70,
  );
  return spots.length === 0 || random.chance(0.45)
    ? ''
    : tree(random, kinds, random.pick(spots), random.between(52, 82));
}

const letterboxPlace = ({ gate }: Plot) => (gate < 262 ? gate + 52 : gate - 52);

const STREET_LIFE = ['hatch', 'ute', 'wagon', 'bicycle', 'bins', 'magpie', 'cat'];

/** Draws a car, bicycle, bins or animal about every second time, away from the letterbox. */
function streetLife(random: Random, taken: number): string {
  if (random.chance(0.52)) return '';
  const x = random.pick([104, 150, 330, 376].filter(place => Math.abs(place - taken) > 84));
  const kind = random.pick(STREET_LIFE);
  const paint = random.pick(kind === 'bicycle' ? bicycles : cars);
  const object = part(random.pick(listParts('street', kind)));
  return placed(painted(object, { paint }), x, 0, random.chance(0.5) ? 1 : -1, 1);
}

/** Draws a scene that belongs to no property, such as `scenes/street`. */
export function drawScene(name: string): string {
  const { content, tag } = part(name);
  return `<svg ${tag}>${nightStyle(content)}${content}</svg>`;
}
