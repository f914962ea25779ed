import { type Route, routes, type Schemas } from '@home-truths/contract';
import { compiled } from './compiled.ts';

async function load(route: Route) {
  const schemas = await route.schemas();
  return [route, { ...schemas, reply: compiled(schemas.reply) }] as const;
}

/** The contract loads its schemas late, for the sake of browsers; here all of them are there from the start. */
const loaded: ReadonlyMap<Route, Schemas> = new Map(
  await Promise.all(Object.values<Route>(routes).map(load)),
);

/** What goes into a route and what comes out. */
export function schemasOf(route: Route): Schemas {
  const schemas = loaded.get(route);
  if (!schemas) throw new Error(`${route.method} ${route.path} is not in the contract`);
  return schemas;
}
