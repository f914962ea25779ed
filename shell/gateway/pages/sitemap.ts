import { LIMITS, listResources, type ResourceCard, sitemapEntries } from '@home-truths/contract';
import { parse } from 'zod/mini';
import { remoteFor } from '../../src/remote-for.ts';
import type { Settings } from '../environment.ts';
import type { ResolvedReleases } from '../releases/releases.ts';
import { escapeHtml } from './document.ts';

/** The limit of one file (sitemaps.org). */
const MAX_URLS = 50_000;
/** Entries per piece; few, because many clients may read at once. */
const PIECE_ENTRIES = 500;
const MAX_AGE_MS = 3_600_000;
const CALL_TIMEOUT_MS = 5_000;

const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const FILE = /^\/sitemap\/(pages|suburbs|(?:buildings|properties)-([1-9]\d{0,4}))\.xml$/;
const PROPERTY_PARAM = '/:propertyId';
const RESOURCE_PARAM = '/:resourceSlug';

type ListKind = 'suburbs' | 'buildings' | 'properties';
type Resolved = Pick<ResolvedReleases, 'paths' | 'sitemap' | 'disabled'>;

/** True even if there is no such file. */
export const isSitemapFile = (pathname: string) => FILE.test(pathname);

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`the backend responded with ${response.status}`);
  return response.json();
}

async function resourceSlugs(apiUrl: string) {
  const cards = (await fetchJson(apiUrl + listResources.path)) as ResourceCard[];
  return cards.map(({ slug }) => slug);
}

/** Joins the lines, because a string per line needs three times the memory. */
async function fetchPieces(apiUrl: string, kind: ListKind): Promise<string[]> {
  const { reply } = await sitemapEntries.schemas();
  const pieces: string[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const query = new URLSearchParams({ kind, limit: String(LIMITS.sitemapPage), ...(after && { after }) });
    const page = parse(reply, await fetchJson(`${apiUrl}${sitemapEntries.path}?${query}`));
    for (let start = 0; start < page.entries.length; start += PIECE_ENTRIES)
      pieces.push(page.entries.slice(start, start + PIECE_ENTRIES).join('\n'));
    after = page.next;
  }
  return pieces;
}

/** Returns a function that makes a value at most once an hour, and again after a failure. */
function hourly<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let last: { made: Promise<Made>; at: number } | undefined;
  return () => {
    if (last && Date.now() - last.at <= MAX_AGE_MS) return last.made;
    const latest = { made: make(), at: Date.now() };
    last = latest;
    latest.made.catch(() => {
      if (last === latest) last = undefined;
    });
    return latest.made;
  };
}

/** Returns the paths under which remotes show a kind. */
function basesOf(kind: ListKind, { paths, sitemap, disabled }: Resolved): string[] {
  if (kind === 'properties')
    return sitemap
      .filter(entry => entry.endsWith(PROPERTY_PARAM))
      .map(entry => entry.slice(0, -PROPERTY_PARAM.length));
  const base = kind === 'suburbs' ? '/suburb' : '/building';
  const owner = remoteFor(paths, base);
  return owner && !disabled.has(owner) ? [base] : [];
}

const piecesPerFile = (bases: string[]) => Math.floor(MAX_URLS / PIECE_ENTRIES / Math.max(1, bases.length));

/** Returns the declared pages, and resources without their own path. */
function pagesOf({ paths, sitemap }: Resolved, slugs: string[]): string[] {
  return sitemap
    .filter(entry => !entry.endsWith(PROPERTY_PARAM))
    .flatMap(entry =>
      entry.endsWith(RESOURCE_PARAM)
        ? slugs
            .filter(slug => !remoteFor(paths, `/${slug}`))
            .map(slug => entry.replace(RESOURCE_PARAM, `/${slug}`))
        : [entry],
    );
}

const location = (url: string) => `<loc>${escapeHtml(url)}</loc>`;

function* urlSet(urls: Iterable<string>) {
  yield `<?xml version="1.0" encoding="UTF-8"?><urlset ${XMLNS}>`;
  yield* urls;
  yield '</urlset>';
}

/** @param pieces lines of a value, perhaps with the day of its last change */
function* urlsOf(origin: string, bases: string[], pieces: string[]) {
  for (const base of bases) {
    const start = new URL(`${base}/`, origin).href;
    for (const piece of pieces)
      yield piece
        .split('\n')
        .map(line => {
          const [value = '', day] = line.split(' ');
          return `<url>${location(start + encodeURI(value))}${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;
        })
        .join('');
  }
}

/** Queries the backend at most hourly for all requests and host names. */
export function createSitemap({ apiUrl }: Pick<Settings, 'apiUrl'>) {
  const slugs = hourly(() => resourceSlugs(apiUrl));
  const lists: Record<ListKind, () => Promise<string[]>> = {
    suburbs: hourly(() => fetchPieces(apiUrl, 'suburbs')),
    buildings: hourly(() => fetchPieces(apiUrl, 'buildings')),
    properties: hourly(() => fetchPieces(apiUrl, 'properties')),
  };

  async function filesOf(kind: ListKind, resolved: Resolved): Promise<string[]> {
    const bases = basesOf(kind, resolved);
    const pieces = bases.length ? await lists[kind]() : [];
    if (kind === 'suburbs') return pieces.length ? [kind] : [];
    const count = Math.ceil(pieces.length / piecesPerFile(bases));
    return Array.from({ length: count }, (_, index) => `${kind}-${index + 1}`);
  }

  return {
    async index(origin: string, resolved: Resolved): Promise<string> {
      const kinds = ['suburbs', 'buildings', 'properties'] as const;
      const files = ['pages', ...(await Promise.all(kinds.map(kind => filesOf(kind, resolved)))).flat()];
      const entries = files.map(
        name => `<sitemap>${location(new URL(`/sitemap/${name}.xml`, origin).href)}</sitemap>`,
      );
      return `<?xml version="1.0" encoding="UTF-8"?><sitemapindex ${XMLNS}>${entries.join('')}</sitemapindex>`;
    },

    /** Returns a file's XML in parts; undefined if there is no such file. */
    async file(pathname: string, origin: string, resolved: Resolved): Promise<Iterable<string> | undefined> {
      const [, name = '', number = '1'] = FILE.exec(pathname) ?? [];
      if (name === 'pages') {
        const urls = pagesOf(resolved, await slugs());
        return urlSet(urls.map(page => `<url>${location(new URL(page, origin).href)}</url>`));
      }
      const kind = name.replace(/-\d+$/, '') as ListKind;
      if (!(await filesOf(kind, resolved)).includes(name)) return undefined;
      const bases = basesOf(kind, resolved);
      const size = piecesPerFile(bases);
      const pieces = (await lists[kind]()).slice((Number(number) - 1) * size, Number(number) * size);
      return urlSet(urlsOf(origin, bases, pieces));
    },
  };
}
