import type { Page } from '@playwright/test';
import sharp from 'sharp';

export const UPLOAD = '**/api/upload';
export const picker = (page: Page) => page.getByLabel('Add photos');

/** The button of the one photo that was uploaded. */
export const chosen = (page: Page) => page.getByRole('button', { name: 'Remove photo 1 of 1' });

/** A photo as phones take it: large, with location and owner in its EXIF data. */
export async function phonePhoto(name: string, colour: string) {
  const picture = sharp({ create: { width: 2400, height: 1800, channels: 3, background: colour } });
  const buffer = await picture
    .jpeg()
    .withExif({
      IFD0: { Copyright: 'Matilda Nguyen' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 53/1 0/1' },
    })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A photo of noise of 3000 × 2250 pixels, more than 3 MB, whose EXIF orientation says that it is to be rotated. */
export async function cameraPhoto(name: string) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const picture = sharp({ create: { width: 3000, height: 2250, channels: 3, background: 'black', noise } });
  const buffer = await picture.jpeg({ quality: 90 }).withMetadata({ orientation: 6 }).toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** The metadata of a picture file. */
export const metadataOf = (file: Buffer) => sharp(file).metadata();
