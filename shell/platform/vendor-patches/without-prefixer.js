/**
 * A loader for Emotion's cache, which holds a plugin that adds vendor prefixes.
 * @param {string} source
 * @throws where the plugin is not found
 */
export default function withoutPrefixer(source) {
  const lean = source.replace('defaultStylisPlugins = [prefixer]', 'defaultStylisPlugins = []');
  if (lean === source) throw new Error('The cache of Emotion has no plugin named prefixer');
  return lean;
}
