import { connect } from 'node:net';
import sharp from 'sharp';
import type { FaultSite } from './fault-site.ts';

/** A photo of noise, which does not compress well: some hundred kilobytes in every format. */
export const noise = () =>
  sharp({
    create: {
      width: 900,
      height: 900,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();

/** Sends a photo as the form does. */
export function upload(site: FaultSite, bytes: Uint8Array) {
  const form = new FormData();
  form.append('photos', new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' }));
  return site.send('POST', '/api/upload', form);
}

/** Begins an upload and destroys the socket when half is sent. */
export async function cutOff(site: FaultSite, photo: Uint8Array) {
  const { hostname, port, host, origin } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  const part = '--x\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n';
  const head = ['POST /api/upload HTTP/1.1', `Host: ${host}`, `Origin: ${origin}`];
  const type = 'Content-Type: multipart/form-data; boundary=x';
  socket.write(`${[...head, type, `Content-Length: ${photo.length + 200}`].join('\r\n')}\r\n\r\n${part}`);
  await new Promise(sent => socket.write(photo.subarray(0, photo.length / 2), sent));
  socket.destroy();
}
