import type { Head } from '@home-truths/platform/router';
import type { Boot } from '../../src/boot.ts';
import { keepEarlyActions } from '../../src/early-actions.ts';
import type { Theme } from '../../src/theme.ts';
import { WEB_FONTS } from '../../src/web-fonts.ts';
import { fontFaces, HEAD_STYLES } from './head-styles.ts';
import type { Fonts } from './shell-build.ts';

/** Longer than the eight seconds that scripts take on a slow mobile connection. */
const NOTICE_DELAY_MS = 12_000;

const NOTICE_TEXT = 'This page hasn’t finished loading, so its buttons don’t work yet. ';

/** Shows a notice if no other script loads, as behind a blocking proxy; `EARLY_ACTIONS` hears the event `late`. */
const LATE_NOTICE = `setTimeout(function(d){if(d.querySelector('[data-hydrated],.late-notice'))return;
var n=d.createElement('div'),b=d.createElement('button');n.className='late-notice until-hydrated';n.setAttribute('role','status');
d.dispatchEvent(new Event('late'));
n.append(${JSON.stringify(NOTICE_TEXT)});b.textContent='Reload the page';b.onclick=function(){location.reload()};n.append(b);d.body.append(n)},${NOTICE_DELAY_MS},document)`;

/** The function's source on one line, without comments. */
const EARLY_ACTIONS = `(${keepEarlyActions
  .toString()
  .replace(/^\s*\/\/.*$/gm, '')
  .replace(/\s+/g, ' ')})()`;

/** Lays a page out in full if it opens at one of its parts (`contentVisibilityAuto`). */
const LAY_OUT_PARTS =
  "{const f=()=>{if(location.hash)document.documentElement.dataset.whole=''};f();addEventListener('hashchange',f)}";

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, letter => ESCAPES[letter] ?? letter);

/** Escapes JSON so that it cannot end its script element. */
const embedJson = (value: unknown) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

export interface HashedScript {
  href: string;
  integrity: string;
}

export interface DocumentParts {
  nonce: string;
  head: Head;
  origin: string;
  path: string;
  theme: Theme;
  assetsUrl?: string | undefined;
  fonts: Fonts;
  /** Scripts of the page's remotes, fetched early. */
  hints: HashedScript[];
  /** The shell's own scripts, in order. */
  scripts: HashedScript[];
  styles: string;
  html: string;
  boot: Boot;
  notice?: string | undefined;
  /** The development gateway's markup below the page. */
  extraMarkup?: string;
}

/** Search engines require absolute URLs. */
const withAbsoluteUrls = (data: object, origin: string): unknown =>
  JSON.parse(
    JSON.stringify(data, (key, value) =>
      (key === 'item' || key === 'url') && String(value).startsWith('/')
        ? new URL(value, origin).href
        : value,
    ),
  );

const script = ({ href, integrity }: HashedScript, nonce: string) =>
  `<script defer src="${href}" integrity="${integrity}" crossorigin="anonymous" nonce="${nonce}"></script>`;

const preload = ({ href, integrity }: HashedScript, nonce: string) =>
  `<link rel="preload" as="script" href="${href}" integrity="${integrity}" crossorigin="anonymous" nonce="${nonce}">`;

const preloadFont = (href: string) =>
  `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin="anonymous">`;

const meta = (key: 'name' | 'property', name: string, content: string | undefined) =>
  content === undefined ? '' : `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

function headTags({ head, origin, path, nonce }: DocumentParts) {
  const canonical = new URL(head.canonical ?? path, origin).href;
  const image = new URL(head.image ?? '/share.png', origin).href;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description ?? ''),
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    head.noindex ? meta('name', 'robots', 'noindex') : '',
    meta('property', 'og:site_name', 'Home Truths'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', image),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:image', image),
    ...(head.jsonLd ?? []).map(
      data =>
        `<script type="application/ld+json" nonce="${nonce}">${embedJson(withAbsoluteUrls(data, origin))}</script>`,
    ),
  ].join('');
}

/** Header colours, also for the browser's toolbars. */
const THEME_COLOURS = { light: '#FFFFFF', dark: '#142229' };

const themeColours = (theme: Theme) =>
  theme === 'system'
    ? (['light', 'dark'] as const)
        .map(
          each =>
            `<meta name="theme-color" content="${THEME_COLOURS[each]}" media="(prefers-color-scheme: ${each})">`,
        )
        .join('')
    : meta('name', 'theme-color', THEME_COLOURS[theme]);

/** Applies a chosen colour scheme from the first paint. */
export const openingTag = (theme: Theme) =>
  `<!doctype html><html lang="en-AU"${theme === 'system' ? '' : ` class="${theme}"`}>`;

/** Preloads that React writes before the HTML; browsers find them sooner above the styles. */
const PHOTO_PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

export function makeDocument(parts: DocumentParts) {
  const { nonce, theme, assetsUrl, fonts, hints, scripts, styles, html, boot } = parts;
  const { notice = '', extraMarkup = '' } = parts;
  const [photoPreloads = ''] = PHOTO_PRELOADS.exec(html) ?? [];
  return [
    openingTag(theme),
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    assetsUrl ? `<link rel="preconnect" href="${assetsUrl}" crossorigin="anonymous">` : '',
    photoPreloads,
    headTags(parts),
    `<style nonce="${nonce}">${HEAD_STYLES}</style>`,
    // scripts load the fonts after the first paint, because loading fonts doubles layout time
    `<style id="${WEB_FONTS}" media="(scripting: none)" nonce="${nonce}">${fontFaces(fonts)}</style>`,
    styles,
    '<link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">',
    themeColours(theme),
    `<script nonce="${nonce}">${LAY_OUT_PARTS}${EARLY_ACTIONS}</script>`,
    `</head><body>${notice}<div id="root">${html.slice(photoPreloads.length)}</div>${extraMarkup}`,
    `<script id="boot" type="application/json" nonce="${nonce}">${embedJson(boot)}</script>`,
    `<script type="module" nonce="${nonce}">${LATE_NOTICE}</script>`,
    // last, to leave bandwidth to the page; fonts named in the head would delay the first paint
    preloadFont(fonts.body),
    preloadFont(fonts.heading),
    ...hints.map(hint => preload(hint, nonce)),
    ...scripts.map(each => script(each, nonce)),
    '</body></html>',
  ].join('');
}
