/**
 * The path of the registry for gateways and commands, which send `REGISTRY_TOKEN` as a bearer token; outside
 * `/api`, so that no gateway forwards it.
 *
 * `GET` with `?after=7` responds with `{ changes }`, those beyond revision 7, oldest first. `POST` of `{
 * changes }` records one with the next revision, or several consecutive ones if there are none yet. It
 * responds with 201, or with 409 if another writer was faster.
 */
export const REVISIONS_PATH = '/registry/revisions';
