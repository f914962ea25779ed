import { defaultBaseConfig } from '@chakra-ui/react/preset-base';

const LIST = /(cssPropertiesStr = ")([\w,]+)"/;

/** The names that the theme knows by its utilities; it asks for those first. */
const known = new Set(Object.keys(defaultBaseConfig.utilities ?? {}));

/**
 * A loader for the list of all CSS properties.
 * @param {string} source
 * @throws where it is not found
 */
export default function leanCssProperties(source) {
  if (!LIST.test(source)) throw new Error('@pandacss/is-valid-prop has no list of properties');
  return source.replace(
    LIST,
    (_, start, names) =>
      `${start}${names.split(',').filter((/** @type {string} */ name) => !known.has(name))}"`,
  );
}
