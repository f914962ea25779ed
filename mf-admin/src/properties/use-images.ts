import { LIMITS, uploadPhoto } from '@home-truths/platform/contract';
import { ApiError, NO_CONNECTION, useMutation, useWrite } from '@home-truths/platform/data';
import { type ToastMessage, toast } from '@home-truths/platform/ui';
import { useState } from 'react';

export const IMAGE_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp'];

const errorToast = (title: string, description: string) =>
  ({ title, description, kind: 'error' }) as const satisfies ToastMessage;

const TOO_MANY = errorToast('Too many photos', `You can only upload up to ${LIMITS.adminImages} photos.`);
const WRONG_TYPE = errorToast('Invalid file type', 'Please upload only JPEG, PNG, or WebP images.');
const TOO_LARGE = errorToast('File too large', 'Photos must be smaller than 3MB.');
const FAILED = errorToast('Upload failed', 'Failed to upload photo. Please check file format and size.');

interface ImageError {
  /** Empty if too many images were chosen. */
  fileName: string;
  cause: string;
}

function checkFile({ type, size }: File) {
  if (!IMAGE_TYPES.includes(type)) return WRONG_TYPE;
  return size > LIMITS.photoBytes ? TOO_LARGE : undefined;
}

const causeOf = (error: unknown) =>
  error instanceof ApiError ? (error.isUnexplained ? FAILED.description : error.detail) : NO_CONNECTION;

/** @param stored the URLs of a property's images, to which more can be uploaded; the first is the main picture */
export function useImages(stored: string[]) {
  const [images, setImages] = useState(stored);
  const [errors, setErrors] = useState<ImageError[]>([]);
  const { mutateAsync } = useWrite(uploadPhoto);

  function fail(message: ToastMessage, error: ImageError) {
    toast(message);
    setErrors(current => [...current, error]);
  }
  async function upload(file: File) {
    const refusal = checkFile(file);
    if (refusal) return fail(refusal, { fileName: file.name, cause: refusal.description });
    const formData = new FormData();
    formData.append('photos', file);
    try {
      const { urls } = await mutateAsync({ input: {}, formData });
      setImages(current => [...current, ...urls.slice(0, 1)]);
      toast({ title: 'Photo optimized and uploaded' });
    } catch (error) {
      console.error('The upload failed', error);
      fail(FAILED, { fileName: file.name, cause: causeOf(error) });
    }
  }
  const uploads = useMutation({
    async mutationFn(files: File[]) {
      for (const file of files) await upload(file);
    },
  });
  function add(files: File[]) {
    setErrors([]);
    if (images.length + files.length > LIMITS.adminImages)
      fail(TOO_MANY, { fileName: '', cause: TOO_MANY.description });
    else uploads.mutate(files);
  }
  const remove = (url: string) => setImages(current => current.filter(other => other !== url));
  const moveUp = (index: number) =>
    setImages(current => {
      const [previous, moved] = current.slice(index - 1, index + 1);
      return previous && moved ? current.toSpliced(index - 1, 2, moved, previous) : current;
    });
  return { images, errors, isBusy: uploads.isPending, add, remove, moveUp };
}
