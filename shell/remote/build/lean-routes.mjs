/** Properties of a route that browsers do not need, in sources (two spaces) and compiled. */
const UNUSED =
  /^ {2}(?: {2})?(?:summary|limit|errors):\s+(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\[[^\]]*\]),\n/gm;

/** Bundler loader that removes these properties. */
export default function leanRoutes(source) {
  return source.replace(UNUSED, '');
}
