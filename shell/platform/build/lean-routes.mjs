/** Properties of a contract route that only its documentation and the backend use, or that say nothing. */
const UNUSED =
  /^ {2}(?:(?:summary|limit|errors):\s+(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\[[^\]]*\])|invalidates: \[\]),\n/gm;

/** A loader for the routes of the contract: removes the properties that no browser reads. */
export default function leanRoutes(source) {
  return source.replace(UNUSED, '');
}
