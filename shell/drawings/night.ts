import { type Light, lamp } from './palette.ts';

/** Colours that stay at night; black and white only shade and lighten. */
const UNCHANGED = ['#000', '#fff', '#FFF', lamp, '#FFD54A'];
const MOON = '#F1ECD0';
/** The share of a colour left at night, and the blue mixed in. */
const LEFT = 0.5;
const BLUE = [18, 30, 54];
const GREY = 0.2;

const channels = (colour: string) => [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16));
/** Rounds to steps of eight, which compress well. */
const hexOf = (values: number[]) =>
  `#${values.map(value => (Math.round(value / 8) * 8).toString(16).padStart(2, '0')).join('')}`;

function atNight(colour: string): string {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  const grey = red * 0.3 + green * 0.59 + blue * 0.11;
  const mixed = [red, green, blue].map(
    (value, at) => (value + (grey - value) * GREY) * LEFT + (BLUE[at] ?? 0) * (1 - LEFT),
  );
  return hexOf(mixed);
}

/**
 * Returns a style for images whose element has a dark `color-scheme`. It has a rule for every colour, so that the day
 * needs none.
 */
export function nightStyle(content: string, { sky, far, cloud, disc }: Partial<Light> = {}): string {
  const known = new Map([
    [sky, '#1b2a44'],
    [far, '#131f35'],
    [cloud, '#26365a'],
    [disc, MOON],
  ]);
  const rules = [...new Set(content.match(/(fill|stroke)="#\w+"/g))].sort().flatMap(attribute => {
    const [property, colour = ''] = attribute.replaceAll('"', '').split('=');
    if (UNCHANGED.includes(colour)) return [];
    return `[${attribute}]{${property}:${known.get(colour) ?? atNight(colour)}}`;
  });
  return `<style>@media(prefers-color-scheme:dark){.lit{fill:${lamp}}${rules.join('')}}</style>`;
}
