import { BadRequestException, PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';
import sharp from 'sharp';
import { inTurn } from '../in-turn.ts';

/** What is stored at most (decision 32); a photo much longer than wide shrinks until it is as high as this. */
const FRAME = { width: 1_200, height: 6_000, fit: 'inside', withoutEnlargement: true } as const;
const QUALITY = 80;
const MOST_PIXELS = 50_000_000;
const MOST_SECONDS = 8;

/** Pixels take much more memory than bytes. */
const developing = inTurn({ atOnce: 2, mostWaiting: 20 });

// No format beyond the three is read in this process, whatever the bytes pretend to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

/** The type by the first bytes; the name and the declared type of a file are the sender's word only. */
const isPhoto = (bytes: Buffer) =>
  bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')) ||
  bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')) ||
  (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP');

/**
 * Makes a photo ready to be shown to everyone: upright, small, WebP, its first picture only, and without what the
 * camera wrote into it (place, device, time).
 * @throws UnsupportedMediaTypeException, PayloadTooLargeException for more than 50 megapixels, BadRequestException for
 * one that is broken, ServiceUnavailableException when too many photos wait
 */
export async function develop(bytes: Buffer): Promise<Buffer> {
  if (!isPhoto(bytes))
    throw new UnsupportedMediaTypeException('Please upload only JPEG, PNG, or WebP images.');
  return developing(() =>
    sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: MOST_SECONDS })
      .autoOrient()
      .resize(FRAME)
      .webp({ quality: QUALITY })
      .toBuffer()
      .catch(inWords),
  );
}

function inWords({ message }: Error): never {
  if (message.includes('pixel limit'))
    throw new PayloadTooLargeException('Photos must have at most 50 million pixels.');
  throw new BadRequestException('Failed to upload photo. Please check file format and size.');
}
