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

const AT_LEAST = ['minLength', 'minItems', 'minimum', 'exclusiveMinimum'] as const;
const AT_MOST = ['maxLength', 'maxItems', 'maximum', 'exclusiveMaximum'] as const;
const SAME = ['pattern', 'format'] as const;

/** The alternatives of a schema; `null` has no further rules. */
function branches(shape: Shape): Shape[] {
  const { type } = shape;
  if (!Array.isArray(type)) return shape.anyOf ?? shape.oneOf ?? [shape];
  return type.map(each => (each === 'null' ? { type: each } : { ...shape, type: each }));
}
const values = (shape: Shape) => shape.enum ?? ('const' in shape ? [shape.const] : undefined);
const saysNothing = (shape: Shape) =>
  !shape.type && !values(shape) && branches(shape).length === 1 && !shape.properties;

/** Names of properties, also of each object in a list or an alternative, with the path to them. */
const namesIn = (shape: Shape, at = ''): string[] => [
  ...Object.entries(shape.properties ?? {}).flatMap(([name, inner]) => [
    `${at}.${name}`,
    ...namesIn(inner, `${at}.${name}`),
  ]),
  ...(shape.items ? namesIn(shape.items, `${at}[]`) : []),
  ...[...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].flatMap(each => namesIn(each, at)),
];

/** Properties that were removed. */
export function removals(before: Shape, now: Shape) {
  const known = new Set(namesIn(now));
  return [...new Set(namesIn(before))].filter(name => !known.has(name)).map(name => `${name} is gone`);
}

function ofValues(from: Shape, to: Shape, at: string) {
  const [sent, accepted] = [values(from), values(to)];
  if (!accepted) return [];
  if (!sent) return [`${at} is one of ${accepted.join(', ')} only`];
  return sent
    .filter(each => !accepted.includes(each))
    .map(each => `${at} may be ${each}, which is not known`);
}

const ofLimits = (from: Shape, to: Shape, at: string) =>
  [
    ...AT_LEAST.filter(rule => (to[rule] ?? -Infinity) > (from[rule] ?? -Infinity)),
    ...AT_MOST.filter(rule => (to[rule] ?? Infinity) < (from[rule] ?? Infinity)),
    ...SAME.filter(rule => to[rule] !== undefined && to[rule] !== from[rule]),
  ].map(rule => `${at} has ${rule} ${to[rule]} instead of ${from[rule] ?? 'none'}`);

const ofObjects = (from: Shape, to: Shape, at: string) => [
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
 * Why a value of one schema might not match another; empty when every value matches. For requests: from the old schema
 * to the new one. For replies: from the new schema to the old one, for which deployed remotes were built.
 */
export function narrowings(from: Shape, to: Shape, at = ''): string[] {
  if (saysNothing(to)) return [];
  if (saysNothing(from)) return [`${at} may be anything but must be ${to.type ?? 'one of a choice'}`];
  const [sent, accepted] = [branches(from), branches(to)];
  if (sent.length > 1 || accepted.length > 1) {
    return sent.flatMap(each => {
      const reasons = accepted.map(other => narrowings(each, other, at));
      return reasons.some(list => !list.length)
        ? []
        : (reasons.toSorted((a, b) => a.length - b.length)[0] ?? []);
    });
  }
  if (!isOfType(from, to)) return [`${at} is ${from.type} instead of ${to.type}`];
  return [
    ...ofValues(from, to, at),
    ...ofLimits(from, to, at),
    ...ofObjects(from, to, at),
    ...(from.items && to.items ? narrowings(from.items, to.items, `${at}[]`) : []),
  ];
}
