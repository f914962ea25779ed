import sharp from 'sharp';

/** A photo as a phone takes it: large, and with the place and the owner in its hidden data. */
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

/** What a picture file tells beside its picture. */
export const metadataOf = (file: Buffer) => sharp(file).metadata();
