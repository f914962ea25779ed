// Linux asks another process for each name and size, so its names come first; elsewhere a name costs nothing
const PLAIN = "local('Liberation Sans'),local('Arial')";
const BOLD = "local('Liberation Sans Bold'),local('Arial Bold'),local('Arial-BoldMT')";

/** A font every system has, made as wide as ours: measured over addresses and headings. */
const fallback = (family: string, weights: string, from: string, metrics: string) =>
  `@font-face{font-family:'${family}';src:${from};font-weight:${weights};${metrics};line-gap-override:0%}`;

/** The site's own fonts. */
export const fontFaces = (fonts: { heading: string; body: string }) =>
  `@font-face{font-family:'Bricolage Grotesque Variable';src:url(${fonts.heading}) format('woff2');font-weight:200 800;font-display:swap}` +
  `@font-face{font-family:'Public Sans Variable';src:url(${fonts.body}) format('woff2');font-weight:100 900;font-display:swap}`;

/** What a page needs before its own styles; fallbacks as wide as the fonts, so that nothing moves when they arrive. */
export const HEAD_STYLES =
  fallback(
    'Bricolage Fallback',
    '200 700',
    BOLD,
    'size-adjust:102%;ascent-override:91%;descent-override:27%',
  ) +
  fallback('Bricolage Fallback', '800', BOLD, 'size-adjust:103.6%;ascent-override:90%;descent-override:27%') +
  fallback(
    'Public Sans Fallback',
    '100 500',
    PLAIN,
    'size-adjust:104.8%;ascent-override:91%;descent-override:22%',
  ) +
  fallback(
    'Public Sans Fallback',
    '600 900',
    BOLD,
    'size-adjust:98.5%;ascent-override:96%;descent-override:23%',
  ) +
  `html{-webkit-text-size-adjust:100%;-webkit-font-smoothing:antialiased;color-scheme:light dark;background:light-dark(#F7F8F6,#0D171C)}html.light{color-scheme:light}html.dark{color-scheme:dark}` +
  `.late-notice{position:fixed;z-index:60;inset:auto 0 0;padding:12px 16px;background:#12222B;color:#fff;font:16px/1.5 system-ui,sans-serif;text-align:center}` +
  `.late-notice button{min-height:44px;padding:0 16px;margin-left:8px;border:0;border-radius:8px;background:#FFD54A;color:#12222B;font:inherit;font-weight:600;cursor:pointer}`;
