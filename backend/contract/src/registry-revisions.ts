/**
 * The path of the registry, which says what release of each remote is used. Gateways and commands send
 * `REGISTRY_TOKEN` as a bearer token. It is outside `/api`, so that no gateway forwards it.
 *
 * `GET` with `?after=7` responds with the `{ changes }` beyond revision 7, oldest first. `POST` of `{ changes }`
 * records one with the next revision, or several if there are none yet. It responds with 201, or with 409 if
 * another writer was faster.
 */
export const REVISIONS_PATH = '/registry/revisions';
