/** The part of JSON Schema that zod writes for our schemas. */
export interface Shape {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
}

const LOWER_BOUNDS = ['minLength', 'minItems', 'minimum', 'exclusiveMinimum'] as const;
const UPPER_BOUNDS = ['maxLength', 'maxItems', 'maximum', 'exclusiveMaximum'] as const;
const EXACT_RULES = ['pattern', 'format'] as const;

/** Splits a choice of types or shapes; any other shape is the only alternative. */
function alternatives(shape: Shape): Shape[] {
  const { type } = shape;
  if (!Array.isArray(type)) return shape.anyOf ?? shape.oneOf ?? [shape];
  return type.map(each => (each === 'null' ? { type: each } : { ...shape, type: each }));
}
const values = (shape: Shape) => shape.enum ?? ('const' in shape ? [shape.const] : undefined);
const isUnconstrained = (shape: Shape) =>
  !shape.type && !values(shape) && alternatives(shape).length === 1 && !shape.properties;

/** Returns paths such as `.rows[].id`. */
const propertyPaths = (shape: Shape, at = ''): string[] => [
  ...Object.entries(shape.properties ?? {}).flatMap(([name, inner]) => [
    `${at}.${name}`,
    ...propertyPaths(inner, `${at}.${name}`),
  ]),
  ...(shape.items ? propertyPaths(shape.items, `${at}[]`) : []),
  ...[...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].flatMap(each => propertyPaths(each, at)),
];

/** Returns messages about the fields that are gone. */
export function removals(before: Shape, now: Shape) {
  const current = new Set(propertyPaths(now));
  return [...new Set(propertyPaths(before))]
    .filter(name => !current.has(name))
    .map(name => `${name} is gone`);
}

function valueNarrowings(from: Shape, to: Shape, at: string) {
  const [sent, accepted] = [values(from), values(to)];
  if (!accepted) return [];
  if (!sent) return [`${at} is one of ${accepted.join(', ')} only`];
  return sent
    .filter(each => !accepted.includes(each))
    .map(each => `${at} may be ${each}, which is not known`);
}

const limitNarrowings = (from: Shape, to: Shape, at: string) =>
  [
    ...LOWER_BOUNDS.filter(rule => (to[rule] ?? -Infinity) > (from[rule] ?? -Infinity)),
    ...UPPER_BOUNDS.filter(rule => (to[rule] ?? Infinity) < (from[rule] ?? Infinity)),
    ...EXACT_RULES.filter(rule => to[rule] !== undefined && to[rule] !== from[rule]),
  ].map(rule => `${at} has ${rule} ${to[rule]} instead of ${from[rule] ?? 'none'}`);

const objectNarrowings = (from: Shape, to: Shape, at: string) => [
  ...(to.required ?? [])
    .filter(name => !from.required?.includes(name))
    .map(name => `${at}.${name} may be missing but must be there`),
  ...Object.entries(to.properties ?? {}).flatMap(([name, inner]) => {
    const sent = from.properties?.[name];
    return sent ? narrowings(sent, inner, `${at}.${name}`) : [];
  }),
];

const isOfType = ({ type: sent }: Shape, { type: accepted }: Shape) =>
  accepted === undefined || sent === accepted || (sent === 'integer' && accepted === 'number');

/**
 * Returns reasons why a value of `from` might not match `to`. For requests `to` is the new schema; for replies the old
 * one, with which released remotes were built.
 */
export function narrowings(from: Shape, to: Shape, at = ''): string[] {
  if (isUnconstrained(to)) return [];
  if (isUnconstrained(from)) return [`${at} may be anything but must be ${to.type ?? 'one of a choice'}`];
  const [sent, accepted] = [alternatives(from), alternatives(to)];
  if (sent.length > 1 || accepted.length > 1) {
    // the alternative with the fewest reasons, none if it fits, is the one that was meant
    return sent.flatMap(each => {
      const reasons = accepted.map(other => narrowings(each, other, at));
      return reasons.toSorted((a, b) => a.length - b.length)[0] ?? [];
    });
  }
  if (!isOfType(from, to)) return [`${at} is ${from.type} instead of ${to.type}`];
  return [
    ...valueNarrowings(from, to, at),
    ...limitNarrowings(from, to, at),
    ...objectNarrowings(from, to, at),
    ...(from.items && to.items ? narrowings(from.items, to.items, `${at}[]`) : []),
  ];
}
