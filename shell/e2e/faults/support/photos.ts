import sharp from 'sharp';
import type { Site } from './site.ts';

/** A photo of noise, which does not compress well: some hundred kilobytes in every format. */
export const noise = () =>
  sharp({
    create: {
      ...{ width: 900, height: 900, channels: 3, background: '#777' },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();

/** Sends a photo as the form does. */
export function upload(site: Site, bytes: Uint8Array) {
  const form = new FormData();
  form.append('photos', new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' }));
  return site.send('POST', '/api/upload', form);
}
