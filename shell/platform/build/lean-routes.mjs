/** What a route of the contract says for its documentation and for the backend; callers do not need it. */
const UNUSED =
  /^ {2}(?:summary|limit|errors|secondFactor):\s+(?:true|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\[[^\]]*\]),\n/gm;

/** A loader for the routes of the contract: leaves out what no browser reads. */
export default function leanRoutes(source) {
  return source.replace(UNUSED, '');
}
