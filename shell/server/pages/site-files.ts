import { type PropertyRow, searchProperties } from '@home-truths/contract';
import type { Settings } from '../environment.ts';
import { escapeHtml } from './document.ts';

/** Pages that are there without looking anything up. */
const PAGES = ['/', '/search'];
const PER_CALL = 100;
/** A sitemap may hold 50,000 addresses (sitemaps.org). */
const MOST_CALLS = 490;
/** Milliseconds for which a made sitemap is served again. */
const FRESH = 3_600_000;

/** What crawlers may read. */
export const robotsTxt = (origin: string) =>
  `User-agent: *\nDisallow: /admin\nDisallow: /api/\nDisallow: /auth/\nDisallow: /profile\n\nSitemap: ${origin}/sitemap.xml\n`;

/** The web manifest: the site can be installed. */
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

async function homesOfCall(apiUrl: string, page: number): Promise<number[]> {
  const answer = await fetch(`${apiUrl}${searchProperties.path}?limit=${PER_CALL}&page=${page}`, {
    signal: AbortSignal.timeout(5000),
  });
  if (!answer.ok) throw new Error(`the backend answered ${answer.status}`);
  return ((await answer.json()) as PropertyRow[]).map(({ id }) => id);
}

async function allHomes(apiUrl: string) {
  const ids = new Set<number>();
  for (let page = 1; page <= MOST_CALLS; page++) {
    const found = await homesOfCall(apiUrl, page);
    for (const id of found) ids.add(id);
    if (found.length < PER_CALL) break;
  }
  return [...ids].sort((a, b) => a - b);
}

const entry = (origin: string, path: string) =>
  `<url><loc>${escapeHtml(new URL(path, origin).href)}</loc></url>`;

/** Makes the sitemap at most once an hour, whoever asks meanwhile; what fails is made again by the next visitor. */
export function createSitemap({ apiUrl }: Settings) {
  let made: { homes: Promise<number[]>; at: number } | undefined;
  const homes = () => {
    if (made && Date.now() - made.at <= FRESH) return made.homes;
    made = { homes: allHomes(apiUrl), at: Date.now() };
    made.homes.catch(() => {
      made = undefined;
    });
    return made.homes;
  };
  return async (origin: string) => {
    const paths = [...PAGES, ...(await homes()).map(id => `/property/${id}`)];
    return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths.map(path => entry(origin, path)).join('')}</urlset>`;
  };
}
