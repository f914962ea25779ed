import { brotliCompressSync } from 'node:zlib';
import type { Head } from '@home-truths/platform/router';
import { buildBoot, buildUser } from '../../src/testing.ts';
import { type DocumentParts, escapeHtml, makeDocument } from './document.ts';
import { createPagePolicy, makeNonce } from './security.ts';

const BOOT = buildBoot();

const buildParts = (changes: Partial<DocumentParts> = {}): DocumentParts => ({
  nonce: 'bm9uY2U=',
  head: { title: 'Homes in Bondi' },
  origin: 'https://homes.example',
  path: '/search',
  theme: 'system',
  fonts: { heading: '/a/heading.woff2', headingRest: '/a/heading-rest.woff2', body: '/a/body.woff2' },
  hints: [],
  scripts: [],
  styles: '',
  html: '<h1>Homes</h1>',
  boot: BOOT,
  ...changes,
});

test('colours that its reader chose are there from the first paint on', () => {
  const system = makeDocument(buildParts());
  expect(system.startsWith('<!doctype html><html lang="en-AU">')).toBe(true);
  expect(system).toContain('content="#142229" media="(prefers-color-scheme: dark)"');
  const dark = makeDocument(buildParts({ theme: 'dark' }));
  expect(dark).toContain('<html lang="en-AU" class="dark">');
  expect(dark).toContain('<meta name="theme-color" content="#142229">');
});

test('without scripts a page has its fonts at once', () => {
  const html = makeDocument(buildParts());
  expect(html).toMatch(/<style id="fonts" media="\(scripting: none\)" nonce="bm9uY2U=">@font-face/);
});

test('the photo of the first view is fetched before the styles are read', () => {
  const photo = '<link rel="preload" as="image" href="/uploads/a.webp" fetchPriority="high"/>';
  const html = makeDocument(buildParts({ html: `${photo}<h1>Homes</h1>` }));
  expect(html.split(photo)).toHaveLength(2);
  expect(html.indexOf(photo)).toBeLessThan(html.indexOf('<style'));
  expect(html).toContain('<div id="root"><h1>Homes</h1></div>');
});

test('nothing but what keeps early actions runs before the first paint', () => {
  const script = { href: '/a/main.js', integrity: 'sha384-a' };
  expect(makeDocument(buildParts({ scripts: [script] })).match(/<script[^>]*>/g)).toEqual([
    '<script nonce="bm9uY2U=">',
    expect.stringContaining('type="application/json"'),
    // a module waits until the document is parsed
    expect.stringContaining('type="module"'),
    expect.stringMatching(/^<script defer src="\/a\/main.js"/),
  ]);
});

const withHead = (head: Partial<Head>) => makeDocument(buildParts({ head: { title: 'A', ...head } }));

/** The text of the script element that begins like this, as a browser cuts it out. */
const scriptText = (html: string, opening: RegExp) => {
  const [before = ''] = html.match(opening) ?? [];
  const start = html.indexOf(before) + before.length;
  return html.slice(start, html.indexOf('</script', start));
};

test('text within HTML cannot become markup', () => {
  expect(escapeHtml(`<img src=x onerror="a('b')"> & co`)).toBe(
    '&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt; &amp; co',
  );
});

test('a title and a description are words, whatever they hold', () => {
  const html = withHead({ title: '</title><script>bad()</script>', description: '"><script>bad()</script>' });
  expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;bad()&lt;/script&gt;</title>');
  expect(html).not.toContain('<script>bad()');
  expect(html).toContain('content="&quot;&gt;&lt;script&gt;bad()&lt;/script&gt;"');
});

test.each([
  ['an end of its script element', '</script><script>bad()</script>'],
  ['a comment', '<!--<script>'],
  ['line separators of old browsers', 'a\u2028b\u2029c'],
  ['quotes and backslashes', `"'\\`],
])('data that holds %s arrives as it is', (_, hostile) => {
  const user = buildUser({ username: hostile });
  const html = makeDocument(buildParts({ boot: { ...BOOT, user } }));
  const text = scriptText(html, /<script id="boot"[^>]*>/);
  expect(JSON.parse(text)).toEqual({ ...BOOT, user });
  expect(text).not.toMatch(/[<\u2028\u2029]/);
});

test('structured data stands in scripts of its own and cannot leave them', () => {
  const jsonLd = [{ '@type': 'House', name: '</script><script>bad()' }, { '@type': 'Article' }];
  const html = withHead({ jsonLd });
  expect(html.match(/<script type="application\/ld\+json"/g)).toHaveLength(2);
  expect(JSON.parse(scriptText(html, /<script type="application\/ld\+json"[^>]*>/))).toEqual(jsonLd[0]);
});

test('paths in structured data are absolute for search engines', () => {
  const list = { '@type': 'BreadcrumbList', itemListElement: [{ name: '/7', item: '/search?state=NSW' }] };
  const html = withHead({ jsonLd: [list, { url: '/building/9', image: 'https://elsewhere.example/1.png' }] });
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g);
  expect(Array.from(scripts, ([, json = '']) => JSON.parse(json))).toEqual([
    { ...list, itemListElement: [{ name: '/7', item: 'https://homes.example/search?state=NSW' }] },
    { url: 'https://homes.example/building/9', image: 'https://elsewhere.example/1.png' },
  ]);
});

test('the one true address is the path without its query, or what the page says', () => {
  expect(makeDocument(buildParts())).toContain('<link rel="canonical" href="https://homes.example/search">');
  expect(withHead({ canonical: '/property/7' })).toContain('href="https://homes.example/property/7"');
});

test('a preview has a picture, and only pages that say so stay out of search engines', () => {
  expect(withHead({})).toContain('<meta property="og:image" content="https://homes.example/share.png">');
  expect(withHead({ image: '/a.webp' })).toContain('content="https://homes.example/a.webp"');
  expect(withHead({})).not.toContain('noindex');
  expect(withHead({ noindex: true })).toContain('<meta name="robots" content="noindex">');
});

test('every script and every early fetch carries its hash and the nonce', () => {
  const script = { href: '/a/main.0a1b2c3d.js', integrity: 'sha384-main' };
  const hint = { href: '/r/mf_search/1/door.0a1b2c3d.js', integrity: 'sha384-door' };
  const html = makeDocument(buildParts({ scripts: [script], hints: [hint] }));
  expect(html).toContain(
    '<script defer src="/a/main.0a1b2c3d.js" integrity="sha384-main" crossorigin="anonymous" nonce="bm9uY2U=">',
  );
  expect(html).toContain(
    '<link rel="preload" as="script" href="/r/mf_search/1/door.0a1b2c3d.js" integrity="sha384-door" crossorigin="anonymous" nonce="bm9uY2U=">',
  );
  const elements = html.match(/<(script|style)\b[^>]*>/g) ?? [];
  expect(elements).toHaveLength(6);
  for (const element of elements) expect(element).toContain('nonce="bm9uY2U="');
});

test('what is pressed is kept from before the content on, by few bytes that are the same for all', () => {
  const html = makeDocument(buildParts());
  const [early = ''] = /<script nonce="bm9uY2U=">.*?<\/script>/.exec(html) ?? [];
  expect(html.indexOf(early)).toBeLessThan(html.indexOf('<body>'));
  expect(early).toContain('addEventListener');
  expect(brotliCompressSync(early).length).toBeLessThan(1100);
  const other = buildParts({ path: '/search', theme: 'dark', boot: { ...BOOT, isUserUnknown: true } });
  expect(makeDocument(other)).toContain(early);
});

test('no two responses share a nonce', () => {
  const nonces = Array.from({ length: 1000 }, makeNonce);
  expect(new Set(nonces).size).toBe(1000);
  for (const nonce of nonces) expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
});

test('only scripts with the nonce of this response run, and nobody may frame the page', () => {
  const policy = createPagePolicy()('bm9uY2U=').split('; ');
  const own = [`script-src 'nonce-bm9uY2U=' 'strict-dynamic'`, `style-src 'self' 'nonce-bm9uY2U='`];
  const closed = [`default-src 'none'`, `frame-ancestors 'none'`, `base-uri 'none'`];
  expect(policy).toEqual(expect.arrayContaining([...own, ...closed, `require-trusted-types-for 'script'`]));
  expect(policy.join()).not.toContain('unsafe-eval');
});

test('frames come from the ad network only, and from nowhere without one', () => {
  const policyWith = (adsUrl?: string) => createPagePolicy({ adsUrl })('n').split('; ');
  expect(policyWith('https://ads.example/frame?site=7')).toContain('frame-src https://ads.example');
  expect(policyWith().filter(line => line.startsWith('frame-src'))).toEqual([]);
});

test('fonts and pictures may come from the CDN, and no script by its origin', () => {
  const policy = createPagePolicy({ assetsUrl: 'https://cdn.example' })('n').split('; ');
  expect(policy.filter(line => line.includes('cdn.example'))).toEqual([
    `img-src 'self' https://cdn.example data: blob:`,
    `font-src 'self' https://cdn.example`,
  ]);
  const own = `img-src 'self' data: blob:; connect-src 'self'; font-src 'self';`;
  expect(createPagePolicy()('n')).toContain(own);
});
