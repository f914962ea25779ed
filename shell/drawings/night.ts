import { type Light, lamp } from './palette.ts';

/** Colours that stay at night; black and white only shade and lighten. */
const UNCHANGED = ['#000', '#fff', '#FFF', lamp, '#FFD54A'];
const MOON = '#F1ECD0';
/** At night a colour is first mixed with its grey, by this share, and the result with blue. */
const GREY_SHARE = 0.2;
const BLUE_SHARE = 0.5;
const BLUE = [18, 30, 54];

const channels = (colour: string) => [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16));
/** Rounds to steps of eight, which compress well. */
const hexOf = (values: number[]) =>
  `#${values.map(value => (Math.round(value / 8) * 8).toString(16).padStart(2, '0')).join('')}`;

function atNight(colour: string): string {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  const grey = red * 0.3 + green * 0.59 + blue * 0.11;
  const mixed = [red, green, blue].map(
    (value, at) => (value + (grey - value) * GREY_SHARE) * (1 - BLUE_SHARE) + (BLUE[at] ?? 0) * BLUE_SHARE,
  );
  return hexOf(mixed);
}

/**
 * Returns a style for images whose element has a dark `color-scheme`. It has a rule for every colour, so that the day
 * needs none.
 */
export function nightStyle(content: string, { sky, far, cloud, disc }: Partial<Light> = {}): string {
  const skyColours = new Map([
    [sky, '#1b2a44'],
    [far, '#131f35'],
    [cloud, '#26365a'],
    [disc, MOON],
  ]);
  const rules = [...new Set(content.match(/(fill|stroke)="#\w+"/g))].sort().flatMap(attribute => {
    const [property, colour = ''] = attribute.replaceAll('"', '').split('=');
    if (UNCHANGED.includes(colour)) return [];
    return `[${attribute}]{${property}:${skyColours.get(colour) ?? atNight(colour)}}`;
  });
  return `<style>@media(prefers-color-scheme:dark){.lit{fill:${lamp}}${rules.join('')}}</style>`;
}
