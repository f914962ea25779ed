/**
 * Where a backend keeps the registry for gateways and commands, which send `REGISTRY_TOKEN` as a bearer token. It is not
 * under `/api`, so that no gateway forwards it.
 *
 * `GET` with `?after=7` responds with `{ changes }`, those beyond revision 7, oldest first. `POST` of `{ changes }` records
 * one with the next revision, or where there are none yet any that follow one another: 201, and 409 where another writer
 * was faster.
 */
export const REVISIONS_PATH = '/registry/revisions';
