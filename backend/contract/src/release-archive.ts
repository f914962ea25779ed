import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { extract, type Header, pack } from 'tar-stream';
import { RELEASE_FILE } from './release-paths.ts';

const MB = 1024 * 1024;
export const MAX_ARCHIVE_BYTES = 20 * MB;
const MAX_UNPACKED_BYTES = 80 * MB;
const MAX_FILES = 2000;
/** The two empty blocks at the end of each tar archive. */
const END = Buffer.alloc(1024);

const gzip = promisify(zlib.gzip);
const gunzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gunzip);

/** A reason to refuse an archive, in a sentence. */
export class ArchiveError extends Error {
  override name = 'ArchiveError';
}

export const TOO_LARGE = 'The archive is larger than 20 MB.';

async function contentOf(stream: AsyncIterable<unknown>) {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Unpacks chunk by chunk, so that nothing is inflated beyond the limit. */
async function inflate(archive: Buffer) {
  if (archive.length > MAX_ARCHIVE_BYTES) throw new ArchiveError(TOO_LARGE);
  try {
    return await gunzip(archive, { maxOutputLength: MAX_UNPACKED_BYTES, chunkSize: MB });
  } catch (error) {
    throw new ArchiveError(
      (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
        ? 'The files in the archive are larger than 80 MB.'
        : 'This is not a complete archive, compressed by gzip.',
    );
  }
}

function checkHeader({ name, type }: Header, files: ReadonlyMap<string, Buffer>) {
  const shown = JSON.stringify(name.slice(0, 200));
  if (type !== 'file')
    throw new ArchiveError(`An archive may have regular files only, but ${shown} is something else.`);
  if (!RELEASE_FILE.test(name)) throw new ArchiveError(`The path ${shown} is not allowed in a release.`);
  if (files.has(name)) throw new ArchiveError(`The path ${shown} is in the archive twice.`);
  if (files.size === MAX_FILES) throw new ArchiveError('The archive has more than 2,000 files.');
}

/** Refuses names that are a file and a folder, which no disk can store. */
function checkFolders(files: ReadonlyMap<string, Buffer>) {
  for (const name of files.keys())
    for (let end = name.indexOf('/'); end !== -1; end = name.indexOf('/', end + 1))
      if (files.has(name.slice(0, end)))
        throw new ArchiveError(`The path ${JSON.stringify(name.slice(0, end))} is a file and a folder.`);
}

/**
 * Returns the files of a release by their paths.
 * @throws ArchiveError for anything but a tar archive, compressed by gzip, of regular files
 */
export async function unpackArchive(archive: Buffer): Promise<Record<string, Buffer>> {
  const tar = await inflate(archive);
  const files = new Map<string, Buffer>();
  try {
    if (!tar.subarray(-END.length).equals(END)) throw new Error('Incomplete');
    const reader = extract();
    reader.end(tar);
    for await (const entry of reader) {
      checkHeader(entry.header, files);
      files.set(entry.header.name, await contentOf(entry));
    }
  } catch (error) {
    throw error instanceof ArchiveError ? error : new ArchiveError('This is not a complete tar archive.');
  }
  if (!files.size) throw new ArchiveError('The archive has no files.');
  checkFolders(files);
  return Object.fromEntries(files);
}

/**
 * Packs the same files into the same bytes.
 * @throws ArchiveError if they are too large
 */
export async function packArchive(files: Record<string, Buffer>): Promise<Buffer> {
  const writer = pack();
  for (const [name, content] of Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1)))
    writer.entry({ name, mtime: new Date(0) }, content);
  writer.finalize();
  const archive = await gzip(await contentOf(writer), { level: 9 });
  if (archive.length > MAX_ARCHIVE_BYTES) throw new ArchiveError(TOO_LARGE);
  return archive;
}
