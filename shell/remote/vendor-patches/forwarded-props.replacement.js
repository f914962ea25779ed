/** Props of Chakra and Emotion, which no element gets. */
const OWN_PROPS = new Set(['as', 'asChild', 'forwardedAs', 'recipe', 'theme', 'unstyled']);

/** @param {string} name */
export default name => !OWN_PROPS.has(name);
