import path from 'node:path';
import type { Releases } from '../releases/releases.ts';
import { folder, type Handler } from './files.ts';

/** The address stays when the file changes: fresh for a day, then shown once more while it is asked for anew. */
const DAY = 'public, max-age=86400, stale-while-revalidate=2592000';

/** A drawing that is opened by itself runs nothing. */
const HARMLESS = { 'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'` };

/** Ending and type of the files an area may have. */
const TYPES: Record<string, string> = { '.svg': 'image/svg+xml', '.txt': 'text/plain; charset=utf-8' };

interface AreaFilesOptions {
  dataDir: string;
  releases: () => Promise<Releases>;
  /** The area that owns a path. */
  areaOf(path: string): string | undefined;
}

/** The areas' own files, such as drawings and texts to keep, out of the release that is pinned. */
export function areaFiles({ dataDir, releases, areaOf }: AreaFilesOptions): Handler {
  const servers = Object.fromEntries(
    Object.entries(TYPES).map(([ending, type]) => [
      ending,
      folder(path.join(dataDir, 'releases'), DAY, { ...HARMLESS, 'Content-Type': type }),
    ]),
  );
  return (request, response, next) => {
    const [file = ''] = (request.url ?? '').split('?');
    const serve = servers[path.posix.extname(file)];
    const area = areaOf(file);
    if (!serve || !area) return next();
    void releases().then(all => {
      const release = all.get(area);
      if (!release?.files.has(file)) return next();
      request.url = `/${release.name}/${release.version}/public${file}`;
      serve(request, response, next);
    }, next);
  };
}
