import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type Backend, sharedBackend } from '../testing/backend.ts';
import { buildProperty, reviewOf } from '../testing/builders.ts';
import { bytesOf, padded, picture } from '../testing/photos.ts';
import { refusal } from '../testing/responses.ts';

const NAME = /^\/uploads\/[0-9a-f-]{36}\.webp$/;

const backend = await sharedBackend();
const folder = path.join(backend.dataDir, 'uploads');

const files = () => readdir(folder).catch(() => []);
const rows = () => backend.rows<{ name: string }>('select name from upload');
const storage = async () => ({
  files: (await files()).toSorted(),
  rows: (await rows()).map(r => r.name).toSorted(),
});

async function stored(bytes: Uint8Array<ArrayBuffer>) {
  const { status, body } = await backend.upload(bytes);
  expect(status).toBe(201);
  expect(body).toEqual({ urls: [expect.stringMatching(NAME)] });
  return readFile(path.join(folder, path.basename(body.urls[0])));
}

/** Expects an upload to be refused without leaving anything behind. */
async function refused(bytes: Uint8Array<ArrayBuffer>, options?: Parameters<Backend['upload']>[1]) {
  const before = await storage();
  const { status, text } = await backend.upload(bytes, options);
  expect(await storage()).toEqual(before);
  return `${status} ${text}`;
}

const WRONG_TYPE = '415 Please upload only JPEG, PNG, or WebP images.';
const UNREADABLE = '400 Failed to upload photo. Please check file format and size.';

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s becomes a WebP of at most 1200 pixels width',
  async format => {
    const large = await sharp(await stored(await picture(2_000, 1_000, format))).metadata();
    expect(large).toMatchObject({ format: 'webp', width: 1_200, height: 600 });
    const small = await sharp(await stored(await picture(300, 200, format))).metadata();
    expect(small).toMatchObject({ format: 'webp', width: 300, height: 200 });
  },
);

test('it stands upright and nothing of what the camera wrote is left', async () => {
  const camera = sharp({ create: { width: 400, height: 200, channels: 3, background: '#7a9' } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Canary', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">canary</x:xmpmeta>')
    .withMetadata({ orientation: 6 });
  const bytes = await bytesOf(camera);
  expect(await sharp(bytes).metadata()).toMatchObject({ orientation: 6, exif: expect.anything() });
  const photo = await stored(bytes);
  const { width, height, exif, xmp, iptc, icc, orientation } = await sharp(photo).metadata();
  expect({ width, height, exif, xmp, iptc, icc, orientation }).toEqual({ width: 200, height: 400 });
  expect(photo.toString('latin1')).not.toMatch(/canary/i);
});

test('the row represents the file, and the review claims it', async () => {
  const { body } = await backend.upload(await picture(30, 20));
  const { files, rows } = await storage();
  expect(files).toEqual(rows);
  const property = await buildProperty(backend);
  const written = await backend.post('/api/reviews', reviewOf(property.id, { photos: body.urls }));
  expect(written).toMatchObject({ status: 201, body: { photos: body.urls } });
});

test('the name and the declared type count for nothing', async () => {
  const png = await picture(30, 20, 'png');
  for (const name of ['../../etc/passwd', 'photo.exe', 'CON', 'x'.repeat(300), '\u202Egpj.exe'])
    expect((await backend.upload(png, { name, type: 'text/html' })).status).toBe(201);
  for (const name of ['nul\0.png', '']) expect(await refused(png, { name })).toMatch(/^400 /);
});

test.each([
  ['nothing', ''],
  ['text', 'This is no picture'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
  ['GIF', 'GIF89a\x01\x00\x01\x00\x80\x00\x00\xff\xff\xff\x00\x00\x00!'],
  ['PDF', '%PDF-1.7\n1 0 obj'],
  ['TIFF', 'II*\0\x08\0\0\0'],
  ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0'],
  ['RIFF that is sound', 'RIFF\x24\0\0\0WAVEfmt '],
])('%s is not taken for a photo', async (_, text) => {
  expect(await refused(Uint8Array.from(Buffer.from(text, 'latin1')), { name: 'photo.jpg' })).toBe(WRONG_TYPE);
});

const noise = () =>
  sharp({
    create: { ...GREY, noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });
const GREY = { width: 300, height: 300, channels: 3, background: '#777' } as const;

test.each([1, 2, 3, 50])(
  'a JPEG without its last bytes (%d) is taken, as browsers show it',
  async missing => {
    for (const progressive of [false, true]) {
      const whole = await bytesOf(noise().jpeg({ progressive }));
      const { width, height } = await sharp(await stored(whole.slice(0, -missing))).metadata();
      expect({ width, height }).toEqual({ width: 300, height: 300 });
    }
  },
);

test.each([
  ['jpeg', 0.5],
  ['png', 0.5],
  ['webp', 0.5],
  ['jpeg', 0.02],
  ['jpeg', 0.75],
] as const)('a broken %s is refused', async (format, share) => {
  const whole = await bytesOf(noise().toFormat(format));
  expect(await refused(whole.slice(0, Math.ceil(whole.length * share)))).toBe(UNREADABLE);
});

test('bytes of a photo with a page behind them are made anew', async () => {
  const page = Buffer.from('<script>alert("canary")</script>');
  const photo = await stored(Uint8Array.from(Buffer.concat([await picture(30, 20), page])));
  expect(photo.toString('latin1')).not.toMatch(/canary/);
});

test('of a moving picture the first one is kept', async () => {
  const pictures = [await picture(20, 20), await bytesOf(sharp(await picture(20, 20)).negate())];
  const frames = await bytesOf(sharp(pictures, { join: { animated: true } }).webp());
  expect((await sharp(frames).metadata()).pages).toBe(2);
  const { pages, width, height } = await sharp(await stored(frames)).metadata();
  expect({ pages, width, height }).toEqual({ width: 20, height: 20 });
});

test('a very long picture is made to fit', async () => {
  const { width, height } = await sharp(await stored(await picture(900, 20_000, 'png'))).metadata();
  expect([width, height]).toEqual([270, 6_000]);
});

test('three megabytes are taken, a byte more is not, and ten are refused in the same words', async () => {
  expect((await backend.upload(await padded(3_145_728))).status).toBe(201);
  for (const size of [3_145_729, 10_000_000])
    expect(await refused(await padded(size))).toBe('413 Photos must be smaller than 3MB.');
});

test('one photo, in its field, as a form', async () => {
  const one = 'Send one photo, in the field photos';
  expect(await refused(await picture(30, 20), { field: 'photo' })).toBe(`400 ${one}`);
  const upload = (body: string, type: string) => backend.post('/api/upload', body, { 'Content-Type': type });
  expect(await upload('{}', 'application/json')).toMatchObject({ status: 415 });
  expect(await upload('x', 'multipart/form-data')).toMatchObject({ status: 400 });
  expect(await upload('--x\r\nnonsense', 'multipart/form-data; boundary=x')).toMatchObject({ status: 400 });
  expect(await upload('--x--\r\n', 'multipart/form-data; boundary=x')).toMatchObject(refusal(400, one));
  const part = (name: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a"\r\n\r\nwords\r\n`;
  expect(
    await upload(`${part('photos')}${part('photos')}--x--\r\n`, 'multipart/form-data; boundary=x'),
  ).toMatchObject(refusal(400, one));
  const foreign = await backend.upload(await picture(30, 20), {
    headers: { Origin: 'https://elsewhere.example' },
  });
  expect(foreign.status).toBe(403);
});
