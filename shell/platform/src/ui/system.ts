import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { withRecipeCache } from '../../vendor-patches/recipe-cache.ts';
import { focusRing } from './recipes.ts';

/** Fallbacks have the same metrics (`gateway/pages/head-styles.ts`). */
const fontStack = (family: string, name: string) =>
  `'${family}', '${name} Fallback', '${name} Roboto', '${name} DejaVu', system-ui, sans-serif`;

const token = (value: string) => ({ value });

/** Browsers choose by `color-scheme`. */
const lightDark = (light: string, dark: string) => token(`light-dark(${light}, ${dark})`);

const issueColours = (fg: [string, string], bg: [string, string]) => ({
  fg: lightDark(...fg),
  bg: lightDark(...bg),
});

const spacing = Object.fromEntries(
  [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32].map(step => [
    String(step),
    token(`${step / 4}rem`),
  ]),
);

const REDUCED_MOTION = {
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
};

/** Without `*::before` and `*::after`, which would make browsers style two pseudo-elements for every element. */
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
  'code, kbd, pre': { fontFamily: 'mono' },
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

/** `--ht-dim` is a filter for pictures; `--ht-night` is 1 in dark mode, for calculations in styles. */
const DARK_MODE_VARIABLES = { '--ht-night': '1', '--ht-dim': 'brightness(.8)' };

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
      textUnderlineOffset: '0.25em',
    },
    'html:not(.light)': { '@media (prefers-color-scheme: dark)': DARK_MODE_VARIABLES },
    'html.dark': DARK_MODE_VARIABLES,
    body: {
      pos: 'relative',
      bg: 'bg',
      color: 'fg',
      fontFamily: 'body',
      fontSize: '1rem',
      minHeight: '100dvh',
    },
    '*:focus-visible': focusRing,
    ...REDUCED_MOTION,
  },
  // Chakra also sets backgrounds as variables, which browsers would resolve for the whole subtree.
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
      sizes: { ...spacing, full: token('100%'), content: token('71rem'), measure: token('66ch') },
      fonts: {
        heading: token(fontStack('Bricolage Grotesque Variable', 'Bricolage')),
        body: token(fontStack('Public Sans Variable', 'Public Sans')),
        mono: token('ui-monospace, SFMono-Regular, Menlo, Consolas, monospace'),
      },
      fontWeights: { normal: token('400'), medium: token('500'), semibold: token('600'), bold: token('700') },
      radii: {
        tag: token('6px'),
        control: token('8px'),
        card: token('14px'),
        panel: token('18px'),
        full: token('9999px'),
      },
      zIndex: { header: token('10'), overlay: token('40'), toast: token('50') },
      durations: { fast: token('120ms'), base: token('200ms'), slow: token('320ms') },
      easings: { out: token('cubic-bezier(.2,.8,.2,1)') },
      colors: { white: token('#FFFFFF'), transparent: token('transparent'), current: token('currentColor') },
    },
    semanticTokens: {
      shadows: {
        card: token('0 1px 2px light-dark(rgba(18,34,43,.05), transparent)'),
        overlay: token('0 10px 28px -12px light-dark(rgba(18,34,43,.28), #000)'),
      },
      colors: {
        bg: {
          DEFAULT: lightDark('#F7F8F6', '#0D171C'),
          panel: lightDark('#FFFFFF', '#142229'),
          subtle: lightDark('#EDF0ED', '#0A1216'),
          muted: lightDark('#E4EEF1', '#11303D'),
          inset: lightDark('#EDF0ED', '#142229'),
        },
        fg: {
          DEFAULT: lightDark('#12222B', '#EEF3F2'),
          muted: lightDark('#45565E', '#B4C2C5'),
          subtle: lightDark('#5F6E75', '#95A6AB'),
        },
        border: {
          DEFAULT: lightDark('#D5DBD8', '#2B3C44'),
          emphasized: lightDark('#7F8C8A', '#6F848D'),
          /** For floating surfaces, whose shadow is enough in light mode. */
          floating: lightDark('transparent', '#2B3C44'),
        },
        brand: {
          solid: lightDark('#1B5166', '#8CC7DC'),
          contrast: lightDark('#FFFFFF', '#0D171C'),
          fg: lightDark('#1B5166', '#8CC7DC'),
          muted: lightDark('#D0E1E7', '#1B3641'),
          subtle: lightDark('#E4EEF1', '#1B3641'),
          emphasized: lightDark('#143F50', '#A9D6E6'),
        },
        deep: {
          bg: lightDark('#0E2E3B', '#0A1E27'),
          fg: token('#FFFFFF'),
          muted: token('#C6D5DA'),
          border: token('#35525E'),
          /** For deep panels; visible only in dark mode. */
          edge: lightDark('#0E2E3B', '#35525E'),
          emphasized: token('#143F50'),
        },
        accent: { solid: token('#FFD54A'), emphasized: token('#FFE489'), contrast: token('#12222B') },
        backdrop: token('rgba(6,20,26,.56)'),
        focusRing: { inner: token('#FFD54A'), outer: lightDark('#12222B', '#EEF3F2') },
        rating: {
          on: lightDark('#B8720A', '#F2B33D'),
          off: lightDark('#D3D9D6', '#43545C'),
          track: lightDark('#EDF0ED', '#2B3C44'),
          spread: lightDark('#7F8C8A', '#95A6AB'),
          problem: lightDark('#A8371F', '#F5A08A'),
          good: lightDark('#23634A', '#8FD3AE'),
        },
        residency: {
          lived_here: lightDark('#143F50', '#C4E3EE'),
          visited: lightDark('#2F6F88', '#7FB9CE'),
          owned: lightDark('#6392A6', '#4F8CA3'),
        },
        danger: { fg: lightDark('#A8371F', '#F5A08A'), bg: lightDark('#FBECE7', '#3A1D16') },
        issue: {
          red: issueColours(['#A8371F', '#F5A08A'], ['#FBECE7', '#3A1D16']),
          orange: issueColours(['#8A5300', '#F2BC6B'], ['#FDF1D8', '#352610']),
          yellow: issueColours(['#6F5A00', '#E9D46A'], ['#FBF4CC', '#302A0D']),
          green: issueColours(['#23634A', '#8FD3AE'], ['#E5F2EA', '#15301F']),
          blue: issueColours(['#1D5A8E', '#93C4EE'], ['#E5EFF8', '#14293C']),
          grey: issueColours(['#4B565B', '#B9C4C7'], ['#ECEFEE', '#233139']),
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
          fontSize: { base: '2rem', lg: '2.625rem' },
          lineHeight: '1.08',
          letterSpacing: '-0.03em',
        },
      },
      h2: {
        value: {
          fontFamily: 'heading',
          fontWeight: '700',
          fontSize: { base: '1.5rem', lg: '1.875rem' },
          lineHeight: '1.15',
          letterSpacing: '-0.018em',
        },
      },
      h3: { value: { fontFamily: 'heading', fontWeight: '700', fontSize: '1.25rem', lineHeight: '1.2' } },
      body: { value: { fontSize: '1rem', lineHeight: '1.55' } },
      review: { value: { fontSize: '1.03rem', lineHeight: '1.6' } },
      meta: { value: { fontSize: '0.90625rem', lineHeight: '1.4' } },
    },
  },
});

/** Needs its own task, as it takes 60 ms on a slow phone. */
export function createTheme() {
  const system = createSystem(defaultBaseConfig, config);
  // without Chakra's reset, whose empty layer Emotion writes unclosed, so that browsers ignore the next one
  const _global = [system.getGlobalCss(), system.getTokenCss()];
  return withRecipeCache({ ...system, _global });
}
