import { complementOf, FONT_WEIGHTS, HEADING_RANGE } from '../../remote/build/font-ranges.ts';
import type { Fonts } from './shell-build.ts';

// Linux asks another process about each name and size, so its names come first
const ARIAL = "local('Liberation Sans'),local('Arial')";
const ARIAL_BOLD = "local('Liberation Sans Bold'),local('Arial Bold'),local('Arial-BoldMT')";

/** System fonts until ours have loaded, with the percentage that makes them as wide over our texts. */
const FALLBACKS: Record<string, [weights: string, source: string, percent: number][]> = {
  'Bricolage Fallback': [
    ['200 700', ARIAL_BOLD, 102],
    ['800', ARIAL_BOLD, 103.6],
  ],
  'Bricolage Roboto': [['200 800', "local('Roboto Bold')", 108.5]],
  'Bricolage DejaVu': [['200 800', "local('DejaVu Sans Bold')", 85.3]],
  'Public Sans Fallback': [
    ['100 500', `${ARIAL},local('Roboto')`, 104.8],
    ['600 900', ARIAL_BOLD, 98.5],
  ],
  'Public Sans Roboto': [['600 900', "local('Roboto Bold')", 105.2]],
  'Public Sans DejaVu': [
    ['100 500', "local('DejaVu Sans')", 92.4],
    ['600 900', "local('DejaVu Sans Bold')", 82.7],
  ],
};

/** Returns percentages of the font size. */
const ascentAndDescent = (family: string) => (family.startsWith('Bricolage') ? [93, 27] : [95, 22.5]);

function fallback(family: string, [weights, source, percent]: [string, string, number]) {
  const [ascent, descent] = ascentAndDescent(family).map(percentOfSize =>
    Math.round((percentOfSize / percent) * 100),
  );
  return (
    `@font-face{font-family:'${family}';src:${source};font-weight:${weights};size-adjust:${percent}%;` +
    `ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`
  );
}

const face = (family: string, href: string, weights: { min: number; max: number }, range?: string) =>
  `@font-face{font-family:'${family} Variable';src:url(${href}) format('woff2');font-weight:${weights.min} ${weights.max};` +
  `font-display:swap${range ? `;unicode-range:${range}` : ''}}`;

export const fontFaces = ({ heading, headingRest, body }: Fonts) =>
  face('Bricolage Grotesque', heading, FONT_WEIGHTS.heading, HEADING_RANGE) +
  face('Bricolage Grotesque', headingRest, FONT_WEIGHTS.heading, complementOf(HEADING_RANGE)) +
  face('Public Sans', body, FONT_WEIGHTS.body);

const SELECTED =
  '[aria-pressed=true],[role=tab][aria-selected=true],[role=option][aria-selected=true],a[aria-current],label:has([type=radio]:checked)';

/** Forced colours make all backgrounds alike, so selected items use the system's colours for selections. */
const FORCED_COLOURS =
  `@media (forced-colors:active){:is(${SELECTED}){forced-color-adjust:none;background:Highlight!important}` +
  `:is(${SELECTED}),:is(${SELECTED}) *{color:HighlightText!important}}`;

/** Style of a control whose action waits for its component (`keepEarlyActions`). */
const WAITING_CONTROL =
  '#root :is(button,select)[aria-busy=true]{cursor:progress;opacity:1;outline:2px dashed;outline-offset:-4px}' +
  '@media (prefers-reduced-motion:no-preference){#root :is(button,select)[aria-busy=true]{animation:wait 1s infinite alternate}}' +
  '@keyframes wait{to{outline-color:transparent}}';

export const HEAD_STYLES =
  Object.entries(FALLBACKS)
    .flatMap(([family, sources]) => sources.map(each => fallback(family, each)))
    .join('') +
  FORCED_COLOURS +
  WAITING_CONTROL +
  `html{-webkit-text-size-adjust:100%;-webkit-font-smoothing:antialiased;color-scheme:light dark;background:light-dark(#F7F8F6,#0D171C)}html.light{color-scheme:light}html.dark{color-scheme:dark}` +
  // paper is light; without exact colours, a bar, star or number on a background is unreadable
  '@media print{html:root:root{color-scheme:light;background:#fff;print-color-adjust:exact;--ht-night:0;--ht-dim:none}html:root:root>body{background:#fff}}' +
  `.late-notice{position:fixed;z-index:60;inset:auto 0 0;padding:12px 16px;background:#12222B;color:#fff;font:16px/1.5 system-ui,sans-serif;text-align:center}` +
  `[data-hydrated] .until-hydrated{display:none}` +
  `.late-notice button{min-height:44px;padding:0 16px;margin-left:8px;border:0;border-radius:8px;background:#FFD54A;color:#12222B;font:inherit;font-weight:600;cursor:pointer}`;
