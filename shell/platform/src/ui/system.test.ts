import { createTheme } from './system.ts';

const theme = createTheme();

/** The colours of a token in light and in dark mode. */
const coloursOf = (name: string) =>
  [...`${theme.tokens.getByName(`colors.${name}`)?.originalValue}`.matchAll(/#[0-9A-F]{6}/g)].map(
    ([hex]) => hex,
  );

const linear = (channel: number) => (channel <= 0.04 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, as WCAG defines it. */
function contrast(one = '', other = '') {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const MEANINGS = ['rating.on', 'rating.spread', 'rating.problem', 'rating.good'];
const TINTS = ['residency.lived_here', 'residency.visited', 'residency.owned'];

test.each([
  ...MEANINGS.flatMap(name => [
    [name, 'bg'],
    [name, 'bg.panel'],
    [name, 'rating.track'],
  ]),
  ...TINTS.flatMap(name => [
    [name, 'bg'],
    [name, 'bg.panel'],
  ]),
] as [string, string][])('%s is told from %s, in light and in dark mode', (name, surface) => {
  const [colours, surfaces] = [coloursOf(name), coloursOf(surface)];
  expect(colours).toHaveLength(2);
  for (const [mode, colour] of colours.entries()) {
    expect(contrast(colour, surfaces[mode])).toBeGreaterThanOrEqual(3);
  }
});

test('no two meanings share a colour', () => {
  const colours = [...MEANINGS, ...TINTS].flatMap(coloursOf);
  expect(new Set(colours).size).toBe(14);
});
