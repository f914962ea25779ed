/** The process that `PhotoPool` starts: it converts each photo that it receives. */
import sharp, { type Metadata } from 'sharp';

export type PhotoResult = { photo: Buffer } | { status: number; message: string };

/** The maximum size of a stored photo; a very tall one is scaled down to this height. */
const MAX_SIZE = { width: 1_200, height: 6_000, fit: 'inside', withoutEnlargement: true } as const;
const QUALITY = 80;
const MAX_PIXELS = 50_000_000;
/** Decoders buffer whole rows; longer pictures must not be narrower than a panorama. */
const MAX_LONG_SIDE = 12_000;
const PANORAMA_RATIO = 25;
const MEMORY_CHECK_MS = 20;
const END_OF_JPEG = Buffer.from('ffd9', 'hex');
/** The bottom of a truncated picture that must not be empty. */
const BOTTOM_PART = 0.1;

const REJECTIONS = {
  pixels: {
    status: 413,
    message: 'This photo is too large (over 50 megapixels). Please use a smaller one.',
  },
  shape: {
    status: 413,
    message: 'This photo is too long and narrow. Please use a different one.',
  },
  depth: {
    status: 415,
    message: 'This photo uses more than 8 bits per colour. Please save it as a JPEG and try again.',
  },
  broken: { status: 400, message: 'Failed to upload photo. Please check file format and size.' },
} as const;

// Only these three formats can be read in this process, whatever the bytes claim to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

/**
 * Converts a photo to a small upright WebP, without further pictures of the file and the camera's metadata (place,
 * device, time). Checks the header before a pixel is decoded.
 */
async function processPhoto(bytes: Buffer): Promise<PhotoResult> {
  const picture = open(bytes);
  const rejection = rejectionFor(await picture.metadata());
  if (rejection) return rejection;
  return { photo: await picture.autoOrient().resize(MAX_SIZE).webp({ quality: QUALITY }).toBuffer() };
}

const open = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });

const isCutOff = ({ message }: Error) => message.includes('premature end of JPEG image');

/** Returns true if the bottom has a single colour: missing parts of a JPEG are decoded as grey. */
async function hasEmptyBottom(bytes: Buffer) {
  const { width, height } = await open(bytes).metadata();
  const rows = Math.ceil(height * BOTTOM_PART);
  const bottom = open(bytes).extract({ left: 0, top: height - rows, width, height: rows });
  const { data, info } = await bottom.raw().toBuffer({ resolveWithObject: true });
  return data.every((value, index) => value === data[index % info.channels]);
}

/** A slightly truncated JPEG, which browsers show, gets its end marker first. */
async function processEvenIfCutOff(bytes: Buffer): Promise<PhotoResult> {
  try {
    return await processPhoto(bytes);
  } catch (error) {
    if (!isCutOff(error as Error)) throw error;
    const completed = Buffer.concat([bytes, END_OF_JPEG]);
    return (await hasEmptyBottom(completed)) ? REJECTIONS.broken : processPhoto(completed);
  }
}

function rejectionFor({ width, height, depth }: Metadata) {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  if (long > MAX_LONG_SIDE && long > PANORAMA_RATIO * short) return REJECTIONS.shape;
  return depth === 'uchar' ? undefined : REJECTIONS.depth;
}

const rejectionForError = ({ message }: Error) =>
  message.includes('pixel limit') ? REJECTIONS.pixels : REJECTIONS.broken;

/** Ends the process at once; `process.exit` would wait for the decoder. */
const kill = () => process.kill(process.pid, 'SIGKILL');

/** Polls the memory, since decoding runs on other threads, whose memory a heap limit does not count. */
const watchMemory = (limit: number) =>
  setInterval(() => process.memoryUsage.rss() > limit && kill(), MEMORY_CHECK_MS);

// The backend lets uploads finish when it is stopped; this process ends only when the backend has ended.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
process.on('disconnect', kill);

process.on('message', async (bytes: Buffer) => {
  const watch = watchMemory(Number(process.argv[2]));
  const result = await processEvenIfCutOff(bytes).catch(rejectionForError);
  clearInterval(watch);
  process.send?.(result);
});
