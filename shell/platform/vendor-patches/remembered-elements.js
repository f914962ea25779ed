import { withEmotionCache as withCache } from '@emotion/react';
import { Fragment } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';

export { ThemeContext } from '@emotion/react';

/** How many elements with properties of the same names a component remembers. */
const MAX_ELEMENTS = 2000;

/** @typedef {Record<string, any>} Props */

/** Properties of the same names: Chakra passes them on, or makes something of them, by their names. */
class Shape {
  /** @type {string[]} */
  names = [];
  /** @type {Map<string, Shape>} The shapes with one name more. */
  longer = new Map();
  /** @type {Set<string> | undefined} The names of the properties that Chakra passes on as they are, once they are known. */
  passed;
  /** @type {string[]} All other names. */
  others = [];
  /** The elements made, by the values of the others. */
  elements = new Map();

  /** @param {string} name */
  with(name) {
    const known = this.longer.get(name);
    if (known) return known;
    const shape = new Shape();
    shape.names = [...this.names, name];
    this.longer.set(name, shape);
    return shape;
  }

  /**
   * @param {Props} props
   * @param {Props} made the properties that Chakra makes of them
   */
  learn(props, made) {
    const passed = new Set(this.names.filter(name => name !== 'className' && made[name] === props[name]));
    this.others = this.names.filter(name => !passed.has(name));
    this.passed = passed;
  }
}

/** @param {Shape} root @param {Props} props */
function shapeOf(root, props) {
  let shape = root;
  for (const name in props) if (props[name] !== undefined) shape = shape.with(name);
  return shape;
}

/**
 * A text that differs where the values of these properties do; undefined where one of them cannot be written as JSON, such
 * as a component, or is the content, of which Chakra then makes something.
 * @param {string[]} names
 * @param {Props} props
 */
function keyOf(names, props) {
  let key = '';
  for (const name of names) {
    const value = props[name];
    if (typeof value === 'string') key += `"${value}\n`;
    else if (name === 'children' || typeof value === 'function' || value?.$$typeof) return undefined;
    else key += `${JSON.stringify(value)}\n`;
  }
  return key;
}

/**
 * What is alike in all elements with the key of this one; nothing else of its page.
 * @param {Set<string>} passed
 * @param {import('react').ReactElement<any>} insertion
 * @param {import('react').ReactElement<any>} tag
 */
function toRemembered(passed, { type: Insertion, props: { serialized, isStringTag } }, { type, props }) {
  const given = Object.entries(props).map(([name, value]) => [
    name,
    passed.has(name),
    passed.has(name) || value,
  ]);
  return { Insertion, serialized, isStringTag, type, given };
}

/**
 * Emotion's function, for components that remember the elements they have made: another one with the same styles gets
 * tag, class and rules of the first, and properties of its own where Chakra passes them on.
 * @param {(props: any, cache: import('@emotion/react').EmotionCache, ref: any) => any} make Chakra's component
 */
export function withEmotionCache(make) {
  const root = new Shape();
  return withCache((/** @type {Props} */ props, cache, ref) => {
    const shape = shapeOf(root, props);
    const key = shape.passed && keyOf(shape.others, props);
    const known = key === undefined ? undefined : shape.elements.get(key);
    if (!known) {
      const made = make(props, cache, ref);
      const [insertion, tag] = made.props.children;
      if (!shape.passed) shape.learn(props, tag.props);
      else if (key !== undefined) {
        if (shape.elements.size >= MAX_ELEMENTS) shape.elements.clear();
        shape.elements.set(key, toRemembered(shape.passed, insertion, tag));
      }
      return made;
    }
    const { Insertion, serialized, isStringTag, type, given } = known;
    /** @type {Props} */
    const own = {};
    for (const [name, isPassed, value] of given) own[name] = isPassed ? props[name] : value;
    own.ref = ref;
    const isInserted = cache.compat && cache.inserted[serialized.name] !== undefined;
    // on the server, Chakra's component for the insertion has no hooks
    const styles = isInserted ? null : Insertion({ cache, serialized, isStringTag });
    return jsxs(Fragment, { children: [styles, jsx(type, own)] });
  });
}
