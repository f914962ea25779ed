/** What the server keeps of a photo: at most so wide and so high, nothing made larger. */
const FRAME = { width: 1200, height: 6000 };
/** The server makes it smaller once more, so that little is taken away here. */
const QUALITY = 0.9;

/** Drawn upright on white; a picture that has nothing behind it would turn black in a JPEG. */
function draw(picture: ImageBitmap, scale: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const toJpeg = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>(done => canvas.toBlob(done, 'image/jpeg', QUALITY));

/**
 * Makes a picture as small as the server keeps it, upright, as a JPEG. What is small enough already stays as it is.
 * @param isFine whether the file could be sent as it is
 * @throws InvalidStateError where this browser cannot decode it
 */
export async function shrinkPhoto(file: File, isFine: boolean): Promise<File> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, FRAME.width / picture.width, FRAME.height / picture.height);
    if (isFine && scale === 1) return file;
    const canvas = draw(picture, scale);
    const small = canvas && (await toJpeg(canvas));
    return small ? new File([small], file.name, { type: 'image/jpeg' }) : file;
  } finally {
    picture.close();
  }
}
