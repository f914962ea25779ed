import { listResources, type PropertyRow, type ResourceCard, searchProperties } from '@home-truths/contract';
import type { SitemapParam } from '@home-truths/platform/build/micro-frontend';
import { remoteFor } from '../../src/remote-for.ts';
import type { Settings } from '../environment.ts';
import type { ResolvedReleases } from '../releases/releases.ts';
import { escapeHtml } from './document.ts';

const ROWS_PER_CALL = 100;
/** A sitemap may hold 50,000 URLs (sitemaps.org). */
const MAX_CALLS = 490;
const SITEMAP_MAX_AGE_MS = 3_600_000;

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

async function fetchRows<Row>(url: string): Promise<Row[]> {
  const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
  if (!response.ok) throw new Error(`the backend responded with ${response.status}`);
  return response.json();
}

const resourceSlugs = async (apiUrl: string) =>
  (await fetchRows<ResourceCard>(apiUrl + listResources.path)).map(({ slug }) => slug);

/** The ids of the properties that have reviews (decision 174). */
async function reviewedProperties(apiUrl: string) {
  const ids = new Set<number>();
  for (let page = 1; page <= MAX_CALLS; page++) {
    const url = `${apiUrl}${searchProperties.path}?limit=${ROWS_PER_CALL}&page=${page}`;
    const found = await fetchRows<PropertyRow>(url);
    for (const { id, reviewCount } of found) if (reviewCount > 0) ids.add(id);
    if (found.length < ROWS_PER_CALL) break;
  }
  return [...ids].sort((a, b) => a - b);
}

const entry = (origin: string, path: string) =>
  `<url><loc>${escapeHtml(new URL(path, origin).href)}</loc></url>`;

type SitemapValues = Record<SitemapParam, (string | number)[]>;

/** The pages of an entry: itself, or one for each value of its last part. */
function pagesOf(sitemapEntry: string, values: SitemapValues, { paths }: Pick<ResolvedReleases, 'paths'>) {
  const [base = '', param] = sitemapEntry.split('/:') as [string, SitemapParam?];
  if (!param) return [base];
  // what has a path of its own is in the sitemap already
  return values[param].filter(value => !remoteFor(paths, `/${value}`)).map(value => `${base}/${value}`);
}

/** Asks the backend at most once an hour, however many request it; after a failure the next request asks it again. */
export function createSitemap({ apiUrl }: Settings) {
  let cached: { values: Promise<SitemapValues>; at: number } | undefined;
  const collect = async () => {
    const [resourceSlug, propertyId] = await Promise.all([resourceSlugs(apiUrl), reviewedProperties(apiUrl)]);
    return { resourceSlug, propertyId };
  };
  const sitemapValues = () => {
    if (cached && Date.now() - cached.at <= SITEMAP_MAX_AGE_MS) return cached.values;
    cached = { values: collect(), at: Date.now() };
    cached.values.catch(() => {
      cached = undefined;
    });
    return cached.values;
  };
  return async (origin: string, resolved: Pick<ResolvedReleases, 'paths' | 'sitemap'>) => {
    const values = await sitemapValues();
    const pages = resolved.sitemap.flatMap(each => pagesOf(each, values, resolved));
    return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.map(page => entry(origin, page)).join('')}</urlset>`;
  };
}
