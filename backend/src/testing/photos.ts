import { type AddressInfo, connect } from 'node:net';
import sharp, { type Sharp } from 'sharp';
import type { Backend } from './backend.ts';

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

/** Begins an upload and hangs up in the middle. */
export async function cutUploadOff(backend: Backend, photo: Uint8Array) {
  const { port } = backend.app.getHttpServer().address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST /api/upload HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nContent-Type: multipart/form-data; boundary=x\r\n` +
      `Content-Length: ${photo.length + 200}\r\n\r\n--x\r\n` +
      `Content-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n`,
  );
  await new Promise(sent => socket.write(photo.subarray(0, photo.length / 2), sent));
  socket.destroy();
}
