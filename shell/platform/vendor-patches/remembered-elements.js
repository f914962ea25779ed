import { withEmotionCache as withCache } from '@emotion/react';
import { Fragment } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';

export { ThemeContext } from '@emotion/react';

/** How many elements with properties of the same names a component remembers. */
const MAX_ELEMENTS = 2000;

/**
 * A text that differs where the value of a property does; undefined for what JSON cannot hold, such as components.
 * @param {unknown} value
 */
function keyOf(value) {
  if (typeof value === 'string') return `"${value}`;
  if (typeof value === 'function' || (value && typeof value === 'object' && '$$typeof' in value))
    return undefined;
  return JSON.stringify(value);
}

/**
 * The key of an element among those with properties of the same names; undefined where it is to be made anew, as where
 * Chakra makes something of its content.
 * @param {string[]} names of the properties that Chakra does not pass on as they are
 * @param {Record<string, unknown>} props
 */
function keyOfAll(names, props) {
  let key = '';
  for (const name of names) {
    const part = name === 'children' ? undefined : keyOf(props[name]);
    if (part === undefined) return undefined;
    key += `${part}\n`;
  }
  return key;
}

/**
 * Properties that have a value: Chakra passes them on, or makes something of them, by their names.
 * @param {Record<string, unknown>} props
 */
function namesOf(props) {
  let names = '';
  for (const name in props) if (props[name] !== undefined) names += `${name} `;
  return names;
}

/**
 * @param {string} names
 * @param {Record<string, unknown>} props
 * @param {Record<string, unknown>} made the properties that Chakra makes of them
 */
function toShape(names, props, made) {
  const isPassed = (/** @type {string} */ name) => name !== 'className' && made[name] === props[name];
  const all = names.split(' ').slice(0, -1);
  return {
    passed: new Set(all.filter(isPassed)),
    others: all.filter(name => !isPassed(name)),
    /** The elements made, by their keys. */
    elements: new Map(),
  };
}

/**
 * What is alike in all elements with the key of this one; nothing else of its page.
 * @param {ReturnType<typeof toShape>} shape
 * @param {import('react').ReactElement<any>} insertion
 * @param {import('react').ReactElement<any>} tag
 */
function toRemembered({ passed }, { type: Insertion, props: { serialized, isStringTag } }, { type, props }) {
  const given = Object.entries(props).map(([name, value]) => [name, passed.has(name) ? undefined : value]);
  return { Insertion, serialized, isStringTag, type, given };
}

/**
 * Emotion's function, for components that remember the elements they have made: another one with the same styles gets
 * tag, class and rules of the first, and properties of its own where Chakra passes them on.
 * @param {(props: any, cache: import('@emotion/react').EmotionCache, ref: any) => any} make Chakra's component
 */
export function withEmotionCache(make) {
  const shapes = new Map();
  return withCache((/** @type {Record<string, any>} */ props, cache, ref) => {
    const names = namesOf(props);
    const shape = shapes.get(names);
    const key = shape && keyOfAll(shape.others, props);
    const known = shape?.elements.get(key);
    if (!known) {
      const made = make(props, cache, ref);
      const [insertion, tag] = made.props.children;
      if (!shape) shapes.set(names, toShape(names, props, tag.props));
      if (shape?.elements.size >= MAX_ELEMENTS) shape.elements.clear();
      if (key !== undefined) shape.elements.set(key, toRemembered(shape, insertion, tag));
      return made;
    }
    const { Insertion, serialized, isStringTag, type, given } = known;
    /** @type {Record<string, unknown>} */
    const own = {};
    for (const [name, value] of given) own[name] = shape.passed.has(name) ? props[name] : value;
    own.ref = ref;
    // on the server, Chakra's component for the insertion has no hooks
    const styles = Insertion({ cache, serialized, isStringTag });
    return jsxs(Fragment, { children: [styles, jsx(type, own)] });
  });
}
