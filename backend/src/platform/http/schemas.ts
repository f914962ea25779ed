import { type Route, routes, type Schemas } from '@home-truths/contract';
import * as contractSchemas from '@home-truths/contract/schemas';

/** The schemas are apart from the routes, since browsers load them only when they need them. */
const byName: Record<`${keyof typeof routes}Schemas`, Schemas> = contractSchemas;

const byRoute: ReadonlyMap<Route, Schemas> = new Map(
  (Object.keys(routes) as (keyof typeof routes)[]).map(name => [routes[name], byName[`${name}Schemas`]]),
);

export function schemasOf(route: Route): Schemas {
  const schemas = byRoute.get(route);
  if (!schemas) throw new Error(`${route.method} ${route.path} is not in the contract`);
  return schemas;
}
