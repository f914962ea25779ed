import type { Fact } from './bank/facts.ts';
import type { Shape } from './plan.ts';
import type { Rng } from './rng.ts';

const COUNTED = ['no', 'one', 'two', 'three', 'four', 'five'];

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const counted = (count: number) => COUNTED[count] ?? String(count);

function floor({ form, level, levels }: Shape): string {
  if (form !== 'walk-up') return `on level ${level} of ${levels}`;
  if (level === levels) return 'on the top floor of a walk-up block';
  return level === 1 ? 'on the ground floor' : 'on the first floor';
}

function opening(shape: Shape): string {
  const { type, form, bedrooms } = shape;
  if (type === 'studio') return `Studio ${floor(shape)}`;
  const bedroomLabel = capitalised(`${counted(bedrooms)}-bedroom`);
  if (type === 'apartment') return `${bedroomLabel} apartment ${floor(shape)}`;
  return `${bedroomLabel} ${form === 'terrace' ? 'terrace house' : type}`;
}

function era({ buildYear, form }: Shape, facts: ReadonlySet<Fact>): string {
  const redone = facts.has('renovated') ? ', kitchen and bathroom since redone' : '';
  const verb = form === 'tower' ? 'completed' : 'built';
  return `${verb} in ${buildYear}${redone}`;
}

/** Facts worth a word in a description, with their words. */
const MENTIONS: readonly (readonly [Fact, string])[] = [
  ['balcony', 'a balcony'],
  ['courtyard', 'a paved courtyard'],
  ['deck', 'a back deck'],
  ['yard', 'a fenced yard'],
  ['bath', 'a bath'],
  ['split system', 'a split system'],
  ['gas', 'gas cooking'],
  ['solar', 'solar panels'],
  ['dishwasher', 'a dishwasher'],
  ['floorboards', 'timber floors'],
  ['double glazing', 'double glazing'],
  ['storage cage', 'a storage cage'],
  ['pool', 'use of a shared pool'],
];

function parking({ parkingSpaces }: Shape, facts: ReadonlySet<Fact>): string | null {
  if (parkingSpaces === 0) return 'No parking on the title.';
  const cars = parkingSpaces === 1 ? 'one car' : `${counted(parkingSpaces)} cars`;
  if (facts.has('basement')) return `Basement parking for ${cars}.`;
  if (facts.has('garage')) return `Garage for ${cars}.`;
  return facts.has('carport') ? `Carport for ${cars}.` : `Off-street parking for ${cars}.`;
}

function joined(items: readonly string[]): string {
  const last = items.at(-1);
  return items.length < 2 ? (last ?? '') : `${items.slice(0, -1).join(', ')} and ${last}`;
}

/** A short factual line, such as an owner or an agent enters; it agrees with the facts of the property. */
export function describeProperty(shape: Shape, facts: ReadonlySet<Fact>, rng: Rng): string {
  const present = MENTIONS.filter(([fact]) => facts.has(fact)).map(([, mention]) => mention);
  const mentioned = rng.shuffle(present).slice(0, rng.int(1, 3));
  const first = `${opening(shape)}, ${era(shape, facts)}${mentioned.length > 0 ? `, with ${joined(mentioned)}` : ''}.`;
  const second = rng.chance(0.6) ? parking(shape, facts) : null;
  return second === null ? first : `${first} ${second}`;
}
