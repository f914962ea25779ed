import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';

/** A web font with a system font of the same metrics as fallback (`server/pages/head-styles.ts`). */
const fonts = (ours: string, name: string) =>
  `'${ours}', '${name} Fallback', '${name} Roboto', '${name} DejaVu', system-ui, sans-serif`;

const one = (value: string) => ({ value });

/** A colour for light and one for dark mode: the browser chooses by the `color-scheme` of the page. */
const both = (light: string, dark: string) => one(`light-dark(${light}, ${dark})`);

const issue = (fg: [string, string], bg: [string, string]) => ({ fg: both(...fg), bg: both(...bg) });

const spacing = Object.fromEntries(
  [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32].map(step => [
    String(step),
    one(`${step / 4}rem`),
  ]),
);

/** For people who prefer reduced motion. */
const still = {
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
};

/**
 * The CSS reset. It has no `*::before` and `*::after` selectors: they would make the browser style two pseudo-elements
 * for every element of a page, which is slow on phones.
 */
const reset = {
  '*': {
    boxSizing: 'border-box',
    margin: '0',
    padding: '0',
    font: 'inherit',
    overflowWrap: 'break-word',
    border: '0 solid var(--ht-colors-border)',
    WebkitTapHighlightColor: 'transparent',
  },
  'img, svg, video, canvas, iframe': { display: 'block', verticalAlign: 'middle' },
  'img, video': { maxWidth: '100%', height: 'auto' },
  'ol, ul': { listStyle: 'none' },
  'code, kbd, pre': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
  table: { borderCollapse: 'collapse' },
  'button, input, select, textarea': { color: 'inherit', background: 'transparent' },
  textarea: { resize: 'vertical' },
  a: { color: 'inherit', textDecoration: 'inherit' },
  'b, strong': { fontWeight: 'bolder' },
  'i, em': { fontStyle: 'italic' },
  '[type=search]': { appearance: 'textfield' },
  '::-webkit-search-cancel-button': { appearance: 'none' },
  "[hidden]:where(:not([hidden='until-found']))": { display: 'none !important' },
};

/** Variables of dark mode besides the colours: `--ht-night` is 1, and `--ht-dim` dims pictures. */
const night = { '--ht-night': '1', '--ht-dim': 'brightness(.8)' };

const config = defineConfig({
  cssVarsPrefix: 'ht',
  cssVarsRoot: ':where(:root, :host)',
  preflight: false,
  globalCss: {
    ...reset,
    html: {
      '--ht-night': '0',
      '--ht-dim': 'none',
      lineHeight: '1.55',
      colorPalette: 'brand',
      scrollPaddingTop: '5rem',
      '@media (max-height: 30rem)': { scrollPaddingTop: '0' },
      touchAction: 'manipulation',
    },
    'html:not(.light)': { '@media (prefers-color-scheme: dark)': night },
    'html.dark': night,
    body: {
      pos: 'relative',
      bg: 'bg',
      color: 'fg',
      fontFamily: 'body',
      fontSize: '1rem',
      minHeight: '100dvh',
    },
    '*:focus-visible': {
      outline: '3px solid',
      outlineColor: 'focusRing.inner',
      outlineOffset: '1px',
      boxShadow: '0 0 0 6px var(--ht-colors-focus-ring-outer)',
    },
    ...still,
  },
  // Chakra also sets each background as a variable for descendants: none of ours uses it, and each would be resolved
  // for the whole subtree
  utilities: {
    background: { shorthand: ['bg'], values: 'colors', transform: (background: string) => ({ background }) },
  },
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    keyframes: {
      pulse: { '50%': { opacity: '0.55' } },
      'fade-in': { from: { opacity: '0' } },
      'slide-up': { from: { transform: 'translateY(2rem)', opacity: '0' } },
      'slide-in': { from: { transform: 'translateX(100%)' } },
    },
    tokens: {
      spacing,
      sizes: { ...spacing, full: one('100%'), content: one('71rem'), measure: one('66ch') },
      fonts: {
        heading: one(fonts('Bricolage Grotesque Variable', 'Bricolage')),
        body: one(fonts('Public Sans Variable', 'Public Sans')),
      },
      fontWeights: { normal: one('400'), medium: one('500'), semibold: one('600'), bold: one('700') },
      radii: {
        tag: one('6px'),
        control: one('8px'),
        card: one('14px'),
        panel: one('18px'),
        full: one('9999px'),
      },
      zIndex: { header: one('10'), overlay: one('40'), toast: one('50') },
      durations: { fast: one('120ms'), base: one('200ms'), slow: one('320ms') },
      easings: { out: one('cubic-bezier(.2,.8,.2,1)') },
      colors: { white: one('#FFFFFF'), transparent: one('transparent'), current: one('currentColor') },
    },
    semanticTokens: {
      shadows: {
        card: one('0 1px 2px light-dark(rgba(18,34,43,.05), transparent)'),
        overlay: one('0 10px 28px -12px light-dark(rgba(18,34,43,.28), #000)'),
      },
      colors: {
        bg: {
          DEFAULT: both('#F7F8F6', '#0D171C'),
          panel: both('#FFFFFF', '#142229'),
          subtle: both('#EDF0ED', '#0A1216'),
          muted: both('#E4EEF1', '#11303D'),
          /** Darker than a panel in light mode, lighter than the page in dark mode. */
          inset: both('#EDF0ED', '#142229'),
        },
        fg: {
          DEFAULT: both('#12222B', '#EEF3F2'),
          muted: both('#45565E', '#B4C2C5'),
          subtle: both('#5F6E75', '#95A6AB'),
        },
        border: {
          DEFAULT: both('#D5DBD8', '#2B3C44'),
          emphasized: both('#7F8C8A', '#6F848D'),
          /** Border of floating surfaces: in light mode their shadow is enough. */
          floating: both('transparent', '#2B3C44'),
        },
        brand: {
          solid: both('#1B5166', '#8CC7DC'),
          contrast: both('#FFFFFF', '#0D171C'),
          fg: both('#1B5166', '#8CC7DC'),
          muted: both('#D0E1E7', '#1B3641'),
          subtle: both('#E4EEF1', '#1B3641'),
          emphasized: both('#143F50', '#A9D6E6'),
        },
        deep: {
          bg: both('#0E2E3B', '#0A1E27'),
          fg: one('#FFFFFF'),
          muted: one('#C6D5DA'),
          border: one('#35525E'),
          /** Border of a deep panel: visible in dark mode only. */
          edge: both('#0E2E3B', '#35525E'),
        },
        accent: { solid: one('#FFD54A'), contrast: one('#12222B') },
        focusRing: { inner: one('#FFD54A'), outer: both('#12222B', '#EEF3F2') },
        rating: {
          on: both('#B8720A', '#F2B33D'),
          off: both('#D3D9D6', '#43545C'),
          track: both('#EDF0ED', '#2B3C44'),
        },
        danger: { fg: both('#A8371F', '#F5A08A'), bg: both('#FBECE7', '#3A1D16') },
        issue: {
          red: issue(['#A8371F', '#F5A08A'], ['#FBECE7', '#3A1D16']),
          orange: issue(['#8A5300', '#F2BC6B'], ['#FDF1D8', '#352610']),
          yellow: issue(['#6F5A00', '#E9D46A'], ['#FBF4CC', '#302A0D']),
          green: issue(['#23634A', '#8FD3AE'], ['#E5F2EA', '#15301F']),
          blue: issue(['#1D5A8E', '#93C4EE'], ['#E5EFF8', '#14293C']),
          grey: issue(['#4B565B', '#B9C4C7'], ['#ECEFEE', '#233139']),
        },
      },
    },
    textStyles: {
      display: {
        value: {
          fontFamily: 'heading',
          fontWeight: '800',
          fontSize: { base: '2.8rem', lg: '4.25rem' },
          lineHeight: '1.02',
          letterSpacing: '-0.035em',
        },
      },
      h1: {
        value: {
          fontFamily: 'heading',
          fontWeight: '700',
          fontSize: { base: '2rem', lg: '2.6rem' },
          lineHeight: '1.08',
          letterSpacing: '-0.03em',
        },
      },
      h2: {
        value: {
          fontFamily: 'heading',
          fontWeight: '700',
          fontSize: { base: '1.7rem', lg: '2rem' },
          lineHeight: '1.15',
          letterSpacing: '-0.018em',
        },
      },
      h3: { value: { fontFamily: 'heading', fontWeight: '700', fontSize: '1.25rem', lineHeight: '1.2' } },
      body: { value: { fontSize: '1rem', lineHeight: '1.55' } },
      review: { value: { fontSize: '1.03rem', lineHeight: '1.6' } },
      meta: { value: { fontSize: '0.92rem', lineHeight: '1.4' } },
    },
  },
});

/** The site's Chakra theme (about 60 ms on a slow phone, so it is created in a task of its own). */
export function createTheme() {
  const system = createSystem(defaultBaseConfig, config);
  // Chakra serialises the layer of its own reset, which is empty here, in a way that breaks the layer after it
  const [, ...styles] = system._global;
  return { ...system, _global: styles };
}
