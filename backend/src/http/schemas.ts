import { type Route, routes, type Schemas } from '@home-truths/contract';

const load = async (route: Route) => [route, await route.schemas()] as const;

/** The contract lazy-loads its schemas for browsers; here all of them are loaded at the start. */
const loaded: ReadonlyMap<Route, Schemas> = new Map(
  await Promise.all(Object.values<Route>(routes).map(load)),
);

/** Input and output schemas of a route. */
export function schemasOf(route: Route): Schemas {
  const schemas = loaded.get(route);
  if (!schemas) throw new Error(`${route.method} ${route.path} is not in the contract`);
  return schemas;
}
