/** The largest photo that the server stores (`backend/src/uploads/photo-worker.ts`), in pixels. */
const MAX_DIMENSIONS = { width: 1200, height: 6000 };
/** High, because the server compresses the photo again. */
const JPEG_QUALITY = 0.9;

/** Draws on white, because transparent areas would be black in a JPEG. */
function draw(bitmap: ImageBitmap, scale: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const toJpeg = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>(done => canvas.toBlob(done, 'image/jpeg', JPEG_QUALITY));

/**
 * Converts a picture to an upright JPEG within the server's limits.
 * @param isUploadable true if the server accepts the file, which is then unchanged unless it is too large
 * @throws InvalidStateError if this browser cannot decode it
 */
export async function shrinkPhoto(file: File, isUploadable: boolean): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, MAX_DIMENSIONS.width / bitmap.width, MAX_DIMENSIONS.height / bitmap.height);
    if (isUploadable && scale === 1) return file;
    const canvas = draw(bitmap, scale);
    const small = canvas && (await toJpeg(canvas));
    return small ? new File([small], file.name, { type: 'image/jpeg' }) : file;
  } finally {
    bitmap.close();
  }
}
