/**
 * Where gateways and commands read and record the releases in use, with `REGISTRY_TOKEN` as bearer token; outside
 * `/api` so that no gateway forwards it. `GET` with `?after=7` returns the `{ changes }` beyond revision 7, oldest
 * first. `POST` of `{ changes }` adds the next one, or several to an empty registry; 409 if another writer was faster.
 */
export const REVISIONS_PATH = '/registry/revisions';
