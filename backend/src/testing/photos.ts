import sharp, { type Sharp } from 'sharp';

/** A plain picture, as JPEG unless said otherwise. */
export const picture = (
  width: number,
  height: number,
  format: 'jpeg' | 'png' | 'webp' = 'jpeg',
): Promise<Uint8Array<ArrayBuffer>> =>
  bytesOf(sharp({ create: { width, height, channels: 3, background: '#7a9' } }).toFormat(format));

/** The encoded bytes of a picture. */
export const bytesOf = async (image: Sharp) => new Uint8Array(await image.toBuffer());

/** A photo of exactly so many bytes: what follows the end of a JPEG is ignored. */
export async function padded(size: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(size);
  bytes.set(await picture(30, 20));
  return bytes;
}
