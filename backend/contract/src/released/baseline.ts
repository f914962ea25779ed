import { type $ZodType, safeParse, toJSONSchema } from 'zod/v4/core';
import { type Access, type Route, routes } from '../index.ts';
import { narrowings, removals, type Shape } from './narrowings.ts';
import type { Sample } from './samples.ts';

const PARTS = ['params', 'query', 'body'] as const;
type Part = (typeof PARTS)[number];

/** The parts of a route that released remotes rely on, as `routes.json` records them at a release. */
export interface RouteBaseline {
  method: string;
  path: string;
  access: Access;
  status: number;
  paged?: true;
  file?: string;
  idempotent?: true;
  /** Input as JSON Schema, in which numbers of URLs are text: only the samples check their range. */
  sent: Partial<Record<Part, Shape>>;
  reply: Shape;
  samples: Sample[];
}

const shapeOf = (schema: $ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...shape } = toJSONSchema(schema, { io, unrepresentable: 'any' });
  return shape as Shape;
};

export async function baselineOf(route: Route, samples: Sample[]): Promise<RouteBaseline> {
  const { method, path, access, status = 200, paged, file, idempotent } = route;
  const { reply, ...sent } = await route.schemas();
  const shapes = PARTS.flatMap(part => {
    const schema = sent[part];
    return schema ? [[part, shapeOf(schema, 'input')] as const] : [];
  });
  return {
    method,
    path,
    access,
    status,
    paged,
    file,
    idempotent,
    sent: Object.fromEntries(shapes),
    reply: shapeOf(reply, 'output'),
    samples,
  };
}

/** Sorted from the most to the least permissive. */
const ACCESS_LEVELS: Access[] = ['anyone', 'member', 'self', 'owner', 'admin'];

/** Returns messages about the parts of a sample that the schemas of a route reject. */
async function rejections(route: Route, sample: Sample) {
  const schemas = await route.schemas();
  return PARTS.flatMap(part => {
    const schema = schemas[part];
    if (!schema) return sample[part] ? [`${part} is no longer accepted`] : [];
    const { error } = safeParse(schema, sample[part] ?? {});
    return (error?.issues ?? []).map(
      ({ message, path }) => `a ${part} accepted earlier is rejected: ${path.join('.')} ${message}`,
    );
  });
}

/** Returns messages about the breaking changes of a route; empty if it is compatible. */
export async function breakingChanges(before: RouteBaseline, route: Route | undefined): Promise<string[]> {
  if (!route) return ['the route is gone'];
  const now = await baselineOf(route, []);
  const changed = (['method', 'path', 'status', 'file'] as const)
    .filter(each => now[each] !== before[each])
    .map(each => `${each} is ${now[each]} instead of ${before[each]}`);
  const removedFlags = (['paged', 'idempotent'] as const).filter(each => before[each] && !now[each]);
  const shapes = PARTS.flatMap(part => {
    const [earlier, current] = [before.sent[part], now.sent[part]];
    if (!current) return earlier ? [`${part} is no longer accepted`] : [];
    const reasons = [
      ...removals(earlier ?? {}, current),
      // released callers send nothing in a part that is new
      ...narrowings(earlier ?? { type: 'object' }, current),
    ];
    return reasons.map(reason => `${part}${reason}`);
  });
  const samples = await Promise.all(before.samples.map(sample => rejections(route, sample)));
  return [
    ...changed,
    ...removedFlags.map(each => `it is no longer ${each}`),
    ...(ACCESS_LEVELS.indexOf(now.access) > ACCESS_LEVELS.indexOf(before.access)
      ? [`${now.access} may call it instead of ${before.access}`]
      : []),
    ...shapes,
    ...samples.flat(),
    ...[...removals(before.reply, now.reply), ...narrowings(now.reply, before.reply)].map(
      each => `reply${each}`,
    ),
  ];
}

/** The table of routes, in which a route can be looked up by any name. */
export const allRoutes: Record<string, Route> = routes;
