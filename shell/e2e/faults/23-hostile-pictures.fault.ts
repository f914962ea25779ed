import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { noise, upload } from './support/photos.ts';
import { Site } from './support/site.ts';

const MOST_GROWTH = 150 * 1024 * 1024;
const LONGEST_MS = 2000;

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A PNG that says it is so large and holds next to nothing. */
function emptyPng(width: number, height: number, bits: 8 | 16, colours: 2 | 6) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([bits, colours], 8);
  const data = [chunk('IHDR', header), chunk('IDAT', deflateSync('x')), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...data]);
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a9' } });

async function moving() {
  const pictures = [await plain(20, 20).png().toBuffer(), await plain(20, 20).negate().png().toBuffer()];
  return sharp(pictures, { join: { animated: true } })
    .webp()
    .toBuffer();
}

/** Each with what may be answered. */
async function pictures(): Promise<[string, Uint8Array, number[]][]> {
  const photo = await noise();
  const text = (words: string) => Buffer.from(words, 'latin1');
  return [
    ['a PNG of 74 bytes, 49,999,999 x 1', emptyPng(49_999_999, 1, 8, 2), [400, 413, 415]],
    ['the same with 16 bits a channel', emptyPng(49_999_999, 1, 16, 6), [400, 413, 415]],
    ['a PNG that says 30,000 x 30,000', emptyPng(30_000, 30_000, 8, 6), [400, 413, 415]],
    ['7,100 x 7,100 in one colour', await plain(7100, 7100).png().toBuffer(), [400, 413, 415]],
    ['half a photo', photo.subarray(0, photo.length / 2), [400, 415]],
    ['SVG', text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), [400, 415]],
    ['nothing', text(''), [400, 415]],
    ['text', text('This is no picture'), [400, 415]],
    ['a photo with a page behind it', Buffer.concat([photo, text('<script>canary</script>')]), [201]],
    ['a moving picture', await moving(), [201]],
  ];
}

/** Watches the memory of the backend. @returns the most it had, once asked */
function watchMemory(site: Site) {
  let most = 0;
  const look = () => {
    most = Math.max(most, site.memoryOf('backend'));
  };
  const timer = setInterval(look, 20);
  return () => {
    clearInterval(timer);
    return most;
  };
}

/** A stored photo is one plain WebP, with nothing behind its pixels. */
async function expectClean(site: Site, url: string) {
  const bytes = Buffer.from(await (await site.send('GET', url)).arrayBuffer());
  const { format, pages = 1, exif, xmp } = await sharp(bytes).metadata();
  expect({ format, pages, exif, xmp }).toEqual({ format: 'webp', pages: 1 });
  expect(bytes.toString('latin1')).not.toContain('canary');
}

test('fault 23: hostile pictures', () =>
  Site.during(async site => {
    const backend = site.pidOf('backend');
    expect((await upload(site, await noise())).status).toBe(201);
    const before = site.memoryOf('backend');
    const most = watchMemory(site);
    const wrong: string[] = [];
    for (const [name, bytes, statuses] of await pictures()) {
      const start = performance.now();
      const answer = await upload(site, bytes);
      const ms = Math.round(performance.now() - start);
      if (!statuses.includes(answer.status) || ms > LONGEST_MS)
        wrong.push(`${name}: ${answer.status}, ${ms} ms`);
      if (answer.status === 201)
        await expectClean(site, ((await answer.json()) as { urls: [string] }).urls[0]);
    }
    const growth = most() - before;
    expect(wrong).toEqual([]);
    expect(growth).toBeLessThan(MOST_GROWTH);
    expect(site.pidOf('backend')).toBe(backend);
  }));
