import { type Route, releaseRoutes, routes, type Schemas } from '@home-truths/contract';
import * as contractSchemas from '@home-truths/contract/schemas';

type Described = Pick<Route, 'method' | 'path'>;

const all = { ...routes, ...releaseRoutes };

/** Schemas are apart from routes, since browsers load them late. */
const byName: Record<`${keyof typeof all}Schemas`, Schemas> = contractSchemas;

const byRoute: ReadonlyMap<Described, Schemas> = new Map(
  (Object.keys(all) as (keyof typeof all)[]).map(name => [all[name], byName[`${name}Schemas`]]),
);

export function schemasOf(route: Described): Schemas {
  const schemas = byRoute.get(route);
  if (!schemas) throw new Error(`${route.method} ${route.path} is not in the contract`);
  return schemas;
}
