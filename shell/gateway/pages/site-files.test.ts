import { robotsTxt, webManifest } from './site-files.ts';

test('crawlers are kept out of what is nobody else’s, and shown the sitemap', () => {
  const lines = robotsTxt('https://homes.example').split('\n');
  expect(lines).toEqual(expect.arrayContaining(['User-agent: *', 'Disallow: /admin', 'Disallow: /api/']));
  expect(lines).toContain('Sitemap: https://homes.example/sitemap.xml');
  expect(lines).not.toContain('Disallow: /');
});

test('the site can be installed: a name, a beginning and icons of both sizes', () => {
  const { name, start_url, icons } = JSON.parse(webManifest());
  expect([name, start_url]).toEqual(['Home Truths', '/']);
  expect(icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  );
});
