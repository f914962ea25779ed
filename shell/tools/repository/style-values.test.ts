import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createTheme } from '@home-truths/platform/host';
import { projectFiles } from '../build.ts';
import { tokensByProperty, unknownStyleValues } from './style-values.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const known = tokensByProperty(createTheme());

/** Files with colours of their own. */
const EXCEPTIONS = new Map([
  ['shell/platform/src/ui/system.ts', 'the theme: the colours of the tokens'],
  ['shell/src/layout/brand.tsx', 'the logo, a drawing'],
  ['mf-admin/src/security/qr-code.tsx', 'cameras need black on white, also in dark mode'],
  ['mf-reviews/src/review-fields/photos/shrink-photo.ts', 'the ground of a photo that becomes a JPEG'],
  ['shell/src/overlay/draw-boundaries.ts', 'drawn over any page, with styles of its own'],
]);

const SOURCE = /^(mf-[\w-]+|shell|shell\/platform)\/src\/.*(?<!\.test)\.tsx?$/;
const COMPONENTS = projectFiles().filter(file => SOURCE.test(file) && !file.includes('/testing/'));
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const unknownIn = (source: string, file = 'a.tsx') => unknownStyleValues(source, file, known);

it('every component takes its colours, sizes and text styles from the theme', () => {
  expect(COMPONENTS.length).toBeGreaterThan(300);
  const found = COMPONENTS.filter(file => !EXCEPTIONS.has(file)).flatMap(file =>
    unknownIn(read(file), file).map(each => `${file}: ${each}`),
  );
  expect(found).toEqual([]);
});

it('the focus ring is defined once', () => {
  const drawing = COMPONENTS.filter(file => /'focusRing\.inner'/.test(read(file)));
  expect(drawing).toEqual(['shell/platform/src/ui/recipes.ts']);
});

it.each([...EXCEPTIONS.keys()])('%s has colours of its own', file => {
  expect(unknownIn(read(file), file)).not.toEqual([]);
});

it.each([
  ['a hexadecimal colour', "const a = { bg: '#fff' }"],
  ['one of a function', 'const a = { boxShadow: `0 0 4px rgb(0 0 0 / 50%)` }'],
  ['a named colour', 'const A = () => <Box bg="white" />'],
  ['one within a shorthand', "const a = { border: '1px solid red' }"],
  ['a colour that is no token', "const a = { color: { base: 'fg', lg: 'fg.mutd' } }"],
  ['a length that is no token', "const a = { _hover: { p: isOpen ? '13' : '4' } }"],
  ['a radius that is no token', "const a = { borderRadius: 'round' } as const"],
  ['a text style that there is not', 'const A = () => <Text textStyle="h9" />'],
])('%s is refused', (_, source) => {
  expect(unknownIn(source)).toHaveLength(1);
});

it.each([
  [
    'tokens',
    "const a = { bg: 'bg.panel', _hover: { color: { base: 'fg', lg: 'fg.muted' } }, p: '4', mx: '-4' }",
  ],
  [
    'values of CSS',
    "const a = { w: 'fit-content', h: '3px', bg: 'transparent', border: '1px solid transparent' }",
  ],
  ['texts of others', 'const A = () => <a href="#reviews" title="Red brick">white</a>'],
])('%s are allowed', (_, source) => {
  expect(unknownIn(source)).toEqual([]);
});
