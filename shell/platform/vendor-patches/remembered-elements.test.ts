/** @jest-environment node */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildApp, importFrom } from './testing.ts';

/** A page with each kind of element, most of them twice with other contents, styles or properties. */
const PAGE = `
  ${importFrom('react', 'createElement as h', 'useId', 'Fragment')}
  ${importFrom('react-dom/server', 'renderToString')}
  ${importFrom('@emotion/react', 'CacheProvider')}
  ${importFrom('@emotion/cache', 'default as createCache')}
  ${importFrom('@chakra-ui/react/preset-base', 'defaultBaseConfig')}
  ${importFrom('@chakra-ui/react/styled-system', 'createSystem')}
  ${importFrom('@chakra-ui/react', 'Box', 'chakra', 'ChakraProvider', 'Flex', 'Stack', 'Text')}

  const Card = chakra('button', {
    base: { color: 'red', _hover: { color: 'blue' } },
    variants: { size: { small: { padding: '1px' }, large: { padding: '2px' } } },
    defaultVariants: { size: 'small' },
  }, { defaultProps: { type: 'button' } });
  const Wide = chakra(Card, { base: { width: '100%' } });
  const Link = props => h('a', props, props.children, h(Id));
  const LinkCard = chakra(Link, { base: { color: 'green' } });
  const Other = props => h('i', props);
  const Merged = chakra(props => h(Box, { ...props, top: '1px' }), { base: { left: '1px' } });
  const Id = () => h('b', { id: useId() });
  const circular = { toString: () => 'none' };
  Object.defineProperty(circular, 'self', { enumerable: true, value: circular });

  const part = (n, margin) => [
    h(Card, { id: 'card-' + n, key: 'card' }, 'card ' + n),
    h(Card, { size: n % 2 ? 'large' : 'small', mt: margin, disabled: n > 1, key: 'sized' }, h(Id)),
    h(Card, { size: undefined, title: '', type: n > 1 ? 'submit' : undefined, key: 'none' }),
    h(Wide, { size: 'large', margin, key: 'wide' }, h(Id), h(Id)),
    h(LinkCard, { href: '/' + n, color: n === 2 ? 'black' : 'white', key: 'link' }, n),
    h(Merged, { title: n, key: 'merged' }),
    h(Merged, { className: 'raw', title: n, key: 'raw' }),
    h(Box, { as: 'section', 'aria-label': 'part ' + n, key: 'section' }, h(Id)),
    h(Box, { as: n % 2 ? Link : Other, mt: 1, key: 'component' }, n),
    h(Box, { asChild: true, mt: margin, key: 'child' }, h('p', { id: n }, n)),
    h(Box, { asChild: true, mt: margin, key: 'children' }, [h('p', { title: circular, key: 0 }, n)]),
    h(Box, { className: 'is-' + n, key: 'class' }),
    h(Box, { className: 'plain', mt: n === 1 ? null : margin, key: 'plain' }),
    h(Box, { css: [{ mt: margin }, { '&[data-open]': { mt: n } }], key: 'css' }),
    h(Box, { style: { '--n': n }, mt: n, key: 'style' }),
    h(Box, { mt: String(n), key: 'text' }),
    h(Flex, { direction: { base: 'column', md: n % 2 ? 'row' : undefined }, key: 'flex' }, h(Id), n),
    h(Stack, { gap: margin, key: 'stack' }, n),
    h(Text, { color: margin, key: 'words' }, n),
  ];

  const system = createSystem(defaultBaseConfig, { preflight: false });

  /** The HTML and the rules of a page, and how many times styles were looked up. */
  export function renderPage(compat) {
    const cache = createCache({ key: 'ht' });
    if (compat) cache.compat = true;
    let lookups = 0;
    const css = (...styles) => {
      lookups++;
      return system.css(...styles);
    };
    const parts = [1, 2, 3, 1].map((n, i) => h(Fragment, { key: i }, part(n, n < 3 ? '4px' : '5px')));
    const theme = h(ChakraProvider, { value: { ...system, css } }, parts);
    const html = renderToString(h(CacheProvider, { value: cache }, theme));
    return { html, inserted: Object.entries(cache.inserted), registered: cache.registered, lookups };
  }`;

interface Page {
  html: string;
  inserted: [name: string, rules: string | true][];
  registered: Record<string, string>;
  lookups: number;
}

const dirs: string[] = [];
afterAll(() => dirs.forEach(dir => void fs.rmSync(dir, { recursive: true, force: true })));

function build(rules: string): (compat: boolean) => Page {
  const dir = buildApp({
    'main.js': PAGE,
    'rspack.config.ts': `
      ${importFrom('./remembered-elements.ts', 'rememberedElements')}
      ${importFrom('./ordered-memo.ts', 'orderedMemo')}
      export default [{
        context: import.meta.dirname,
        mode: 'production',
        target: 'node',
        entry: './main.js',
        output: { library: { type: 'commonjs2' } },
        module: { rules: ${rules} },
        plugins: [orderedMemo],
        optimization: { minimize: false },
      }];`,
  });
  dirs.push(dir);
  return createRequire(import.meta.url)(path.join(dir, 'dist/main.js')).renderPage;
}

const renderAnew = build('[]');
const renderRemembered = build('[rememberedElements]');

test.each([true, false])('elements are what they are without it, styles collected: %s', compat => {
  const anew = renderAnew(compat);
  expect(anew.html).toContain('<button');
  for (let times = 0; times < 2; times++) {
    const { lookups: _, ...page } = renderRemembered(compat);
    expect(page).toEqual({ ...anew, lookups: undefined });
  }
});

test('only what depends on other elements is made once more', () => {
  const [first, second] = [renderRemembered(true), renderRemembered(true)];
  expect(first.html).toBe(second.html);
  expect(second.lookups).toBeLessThan(renderAnew(true).lookups / 4);
});

test('it is still needed', () => {
  renderAnew(true);
  expect(renderAnew(true).lookups).toBeGreaterThan(60);
});
