export const robotsTxt = (origin: string) =>
  `User-agent: *\nDisallow: /admin\nDisallow: /api/\nDisallow: /auth/\nDisallow: /profile\n\nSitemap: ${origin}/sitemap.xml\n`;

export const webManifest = () =>
  JSON.stringify({
    name: 'Home Truths',
    short_name: 'Home Truths',
    description: 'Honest reviews of Australian homes. Know the truth before you sign.',
    lang: 'en-AU',
    start_url: '/',
    display: 'standalone',
    background_color: '#F7F8F6',
    theme_color: '#0E2E3B',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  });
