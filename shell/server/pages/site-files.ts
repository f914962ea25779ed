import { listResources, type PropertyRow, type ResourceCard, searchProperties } from '@home-truths/contract';
import { pathsOf, remoteFor } from '../../src/remotes.ts';
import type { Settings } from '../environment.ts';
import { escapeHtml } from './document.ts';

/** Pages that exist without any lookup. */
const PAGES = ['/', '/search', ...pathsOf('mf_guides')];
const PER_CALL = 100;
/** A sitemap may hold 50,000 addresses (sitemaps.org). */
const MOST_CALLS = 490;
/** Milliseconds for which a sitemap is cached. */
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

async function sendRequest<Row>(address: string): Promise<Row[]> {
  const response = await fetch(address, { signal: AbortSignal.timeout(5000) });
  if (!response.ok) throw new Error(`the backend answered ${response.status}`);
  return response.json();
}

async function propertiesOfCall(apiUrl: string, page: number): Promise<PropertyRow[]> {
  const address = `${apiUrl}${searchProperties.path}?limit=${PER_CALL}&page=${page}`;
  return sendRequest<PropertyRow>(address);
}

/** Resources that are read below the list; those with a path of their own are pages already. */
const resourcePaths = async (apiUrl: string) =>
  (await sendRequest<ResourceCard>(apiUrl + listResources.path))
    .filter(({ slug }) => !remoteFor(`/${slug}`))
    .map(({ slug }) => `/resources/${slug}`);

/** The homes that somebody has reviewed (decision 174). */
async function reviewedProperties(apiUrl: string) {
  const ids = new Set<number>();
  for (let page = 1; page <= MOST_CALLS; page++) {
    const found = await propertiesOfCall(apiUrl, page);
    for (const { id, reviewCount } of found) if (reviewCount > 0) ids.add(id);
    if (found.length < PER_CALL) break;
  }
  return [...ids].sort((a, b) => a - b);
}

const entry = (origin: string, path: string) =>
  `<url><loc>${escapeHtml(new URL(path, origin).href)}</loc></url>`;

/** Builds the sitemap at most once an hour, however many request it; after a failure the next request builds it again. */
export function createSitemap({ apiUrl }: Settings) {
  let made: { paths: Promise<string[]>; at: number } | undefined;
  const collect = async () => {
    const [resources, properties] = await Promise.all([resourcePaths(apiUrl), reviewedProperties(apiUrl)]);
    return [...PAGES, ...resources, ...properties.map(id => `/property/${id}`)];
  };
  const all = () => {
    if (made && Date.now() - made.at <= FRESH) return made.paths;
    made = { paths: collect(), at: Date.now() };
    made.paths.catch(() => {
      made = undefined;
    });
    return made.paths;
  };
  return async (origin: string) => {
    const paths = await all();
    return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths.map(path => entry(origin, path)).join('')}</urlset>`;
  };
}
