import crypto from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import zlib from 'node:zlib';
import { type Header, pack } from 'tar-stream';
import { ArchiveError, packArchive, unpackArchive } from './release-archive.ts';

const MB = 1024 * 1024;
const FILES = {
  'integrity.json': Buffer.from('{}'),
  'server/remote.cjs': Buffer.from('exports.exposes = {}'),
  'public/guides/@2x/map~1.svg': Buffer.from('<svg/>'),
  'empty.txt': Buffer.alloc(0),
};

type Entry = [header: Partial<Header> & Pick<Header, 'name'>, content?: Buffer];

/** Makes a tar archive of anything. */
async function tarOf(...entries: Entry[]) {
  const writer = pack();
  for (const [header, content = Buffer.from('x')] of entries) {
    const hasContent =
      header.type === undefined || header.type === 'file' || header.type === 'contiguous-file';
    if (hasContent) writer.entry(header, content);
    else writer.entry(header);
  }
  writer.finalize();
  return buffer(writer);
}

const archiveOf = async (...entries: Entry[]) => zlib.gzipSync(await tarOf(...entries));
const refusalOf = (archive: Buffer) =>
  unpackArchive(archive).then(
    files => `accepted ${Object.keys(files)}`,
    error => (error instanceof ArchiveError ? error.message : `crashed: ${error}`),
  );

test('an archive has the files that were packed, and the same files give the same bytes', async () => {
  const archive = await packArchive(FILES);
  expect(await unpackArchive(archive)).toEqual(FILES);
  expect(await packArchive(Object.fromEntries(Object.entries(FILES).reverse()))).toEqual(archive);
});

test('a tar archive of another program is read', async () => {
  const long = `public/${'long-name/'.repeat(15)}of-a-file.svg`;
  const archive = await archiveOf([{ name: long, pax: { comment: 'hello' } }], [{ name: 'a.js' }]);
  expect(Object.keys(await unpackArchive(archive))).toEqual([long, 'a.js']);
});

test('two thousand files are accepted', async () => {
  const files = Array.from({ length: 2000 }, (_, index): Entry => [{ name: `file-${index}` }]);
  expect(Object.keys(await unpackArchive(await archiveOf(...files)))).toHaveLength(2000);
});

const NOT_GZIP = 'This is not a complete archive, compressed by gzip.';
const NOT_TAR = 'This is not a complete tar archive.';
const notRegular = (name: string) =>
  `An archive may have regular files only, but "${name}" is something else.`;
const notAllowed = (name: string) => `The path ${JSON.stringify(name)} is not allowed in a release.`;

test.each<[attack: string, sentence: string, archive: () => Promise<Buffer>]>([
  ['nothing', NOT_GZIP, async () => Buffer.alloc(0)],
  ['a text', NOT_GZIP, async () => Buffer.from('hello')],
  ['a tar archive without compression', NOT_GZIP, () => tarOf([{ name: 'a' }])],
  ['a truncated archive', NOT_GZIP, async () => (await packArchive(FILES)).subarray(0, -20)],
  ['a changed byte', NOT_GZIP, async () => (await packArchive(FILES)).fill(7, 60, 61)],
  ['a compressed text', NOT_TAR, async () => zlib.gzipSync('hello')],
  ['a compressed text of a block', NOT_TAR, async () => zlib.gzipSync(Buffer.alloc(2048).fill('x', 0, 512))],
  [
    'a truncated tar archive',
    NOT_TAR,
    async () => zlib.gzipSync((await tarOf([{ name: 'a' }], [{ name: 'b' }])).subarray(0, 1536)),
  ],
  [
    'a file that is longer than the archive',
    NOT_TAR,
    async () => {
      const tar = await tarOf([{ name: 'a' }, Buffer.alloc(4096)]);
      return zlib.gzipSync(Buffer.concat([tar.subarray(0, 1024), Buffer.alloc(1024)]));
    },
  ],
  ['no file', 'The archive has no files.', async () => zlib.gzipSync(Buffer.alloc(1024))],
  ['a path upwards', notAllowed('../a.js'), () => archiveOf([{ name: '../a.js' }])],
  [
    'a path upwards inside',
    notAllowed('server/../../a.js'),
    () => archiveOf([{ name: 'server/../../a.js' }]),
  ],
  [
    'a path upwards in an extended header',
    notAllowed('../a.js'),
    () => archiveOf([{ name: 'a.js', pax: { path: '../a.js' } }]),
  ],
  ['an absolute path', notAllowed('/etc/passwd'), () => archiveOf([{ name: '/etc/passwd' }])],
  ['a path of Windows', notAllowed('C:\\a.js'), () => archiveOf([{ name: 'C:\\a.js' }])],
  ['backslashes', notAllowed('..\\a.js'), () => archiveOf([{ name: '..\\a.js' }])],
  ['a hidden file', notAllowed('.env'), () => archiveOf([{ name: '.env' }])],
  ['an empty name', notAllowed(''), () => archiveOf([{ name: '' }])],
  ['a line break', notAllowed('a\nb'), () => archiveOf([{ name: 'a\nb' }])],
  ['a path of 201 characters', notAllowed('a'.repeat(200)), () => archiveOf([{ name: 'a'.repeat(201) }])],
  [
    'a duplicate name',
    'The path "a.js" is in the archive twice.',
    () => archiveOf([{ name: 'a.js' }], [{ name: 'a.js' }]),
  ],
  [
    'a file that is a folder',
    'The path "a/b" is a file and a folder.',
    () => archiveOf([{ name: 'a/b/c' }], [{ name: 'a/b' }]),
  ],
  ['a directory', notRegular('server/'), () => archiveOf([{ name: 'server/', type: 'directory' }])],
  [
    'a symbolic link',
    notRegular('a.js'),
    () => archiveOf([{ name: 'a.js', type: 'symlink', linkname: '/etc/passwd' }]),
  ],
  [
    'a hard link',
    notRegular('a.js'),
    () => archiveOf([{ name: 'a.js', type: 'link', linkname: '../secret' }]),
  ],
  ['a character device', notRegular('a'), () => archiveOf([{ name: 'a', type: 'character-device' }])],
  ['a block device', notRegular('a'), () => archiveOf([{ name: 'a', type: 'block-device' }])],
  ['a pipe', notRegular('a'), () => archiveOf([{ name: 'a', type: 'fifo' }])],
  ['a contiguous file', notRegular('a'), () => archiveOf([{ name: 'a', type: 'contiguous-file' }])],
  ['more than 20 MB', 'The archive is larger than 20 MB.', async () => Buffer.alloc(20 * MB + 1)],
  [
    'a bomb of one large file',
    'The files in the archive are larger than 80 MB.',
    async () => zlib.gzipSync(Buffer.alloc(81 * MB)),
  ],
  [
    'a bomb of 2,001 files',
    'The archive has more than 2,000 files.',
    () => archiveOf(...Array.from({ length: 2001 }, (_, index): Entry => [{ name: `file-${index}` }])),
  ],
])('%s is refused: %s', async (_, sentence, archive) => {
  expect(await refusalOf(await archive())).toBe(sentence);
});

test('a bomb of a gigabyte takes no more memory than the limit', async () => {
  const bomb = Buffer.concat(Array(100).fill(zlib.gzipSync(Buffer.alloc(10 * MB))));
  const before = process.memoryUsage().arrayBuffers;
  let highest = 0;
  const timer = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage().arrayBuffers - before);
  }, 1);
  expect(await refusalOf(bomb)).toBe('The files in the archive are larger than 80 MB.');
  clearInterval(timer);
  expect(highest).toBeLessThan(90 * MB);
});

test('names of properties that each object has are names like others', async () => {
  const files = await unpackArchive(await archiveOf([{ name: '__proto__' }], [{ name: 'constructor' }]));
  expect(Object.keys(files)).toEqual(['__proto__', 'constructor']);
});

test('files that are too large when packed are refused before they are sent', async () => {
  await expect(packArchive({ 'a.js': crypto.randomBytes(21 * MB) })).rejects.toThrow(
    'The archive is larger than 20 MB.',
  );
});
