import { areSameReleases, markSavedAt, referencedFiles, titleOf } from './save-pages.ts';

const HTML = [
  '<!doctype html><html lang="en-AU"><head><title>Renters&#39; &amp; buyers&#39; guide | Home Truths</title>',
  '<link rel="preload" href="/a/sans.0a1b2c3d.woff2" crossorigin="anonymous"></head><body>',
  '<img alt="" src="/resources/heroes/a.svg"><a href="/search">Search</a><a href="https://elsewhere.example/x.js">x</a>',
  '<a href="/resources/checklists/auction.txt" download>Text</a>',
  '<script id="boot">{"base":"/r/mf_guides/1.0.0-0a1b2c3d/"}</script>',
  '<script defer src="/a/main.0a1b2c3d.js"></script><script defer src="/a/main.0a1b2c3d.js"></script></body></html>',
].join('');

test('the files of a document are its own, each once; pages and other sites are none', () => {
  const ofRemote = ['/resources/heroes/a.svg', '/resources/checklists/auction.txt'];
  expect(referencedFiles(HTML)).toEqual(['/a/sans.0a1b2c3d.woff2', ...ofRemote, '/a/main.0a1b2c3d.js']);
});

test('the title is read as people read it', () => {
  expect(titleOf(HTML)).toBe("Renters' & buyers' guide | Home Truths");
  expect(titleOf('<p>')).toBe('');
});

test('a copy says when it was saved', () => {
  const at = '2026-11-21T06:00:00.000Z';
  expect(markSavedAt(HTML, at)).toContain('<html data-saved="2026-11-21T06:00:00.000Z" lang="en-AU">');
});

test('scripts of another release do not fit; those of the shell are named by what they hold', () => {
  expect(areSameReleases(HTML, ['/r/mf_guides/1.0.0-0a1b2c3d/12.js', '/a/late.0a1b2c3d.js'])).toBe(true);
  expect(areSameReleases(HTML, ['/r/mf_guides/1.0.0-ffffffff/12.js'])).toBe(false);
});

test('files that the CDN has handed on belong to a page, those of others do not', () => {
  const html =
    '<script id="boot">{"assetsUrl":"https://cdn.example","base":"https://cdn.example/r/mf_guides/1.0.0-0a1b2c3d/"}</script>' +
    '<img src="https://cdn.example/drawings/3/street.svg"><a href="https://elsewhere.example/x.js">x</a>' +
    '<script defer src="https://cdn.example/a/main.0a1b2c3d.js"></script><link rel="icon" href="/icon.svg">';
  const ofCdn = ['https://cdn.example/drawings/3/street.svg', 'https://cdn.example/a/main.0a1b2c3d.js'];
  expect(referencedFiles(html)).toEqual([...ofCdn, '/icon.svg']);
  const script = (version: string) => `https://cdn.example/r/mf_guides/${version}/12.js`;
  expect(areSameReleases(html, [script('1.0.0-0a1b2c3d')])).toBe(true);
  expect(areSameReleases(html, [script('1.0.0-ffffffff')])).toBe(false);
});
