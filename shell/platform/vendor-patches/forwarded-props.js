/** Names of Chakra's and Emotion's own, which no element gets. */
const OWN_PROPS = new Set(['as', 'asChild', 'forwardedAs', 'recipe', 'theme', 'unstyled']);

/**
 * Whether an element of HTML or SVG gets a prop that is neither a style nor a variant.
 * @param {string} name
 */
export default name => !OWN_PROPS.has(name);
