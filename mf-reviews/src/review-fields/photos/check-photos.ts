import { LIMITS } from '@home-truths/platform/contract';
import { ApiError, NO_CONNECTION } from '@home-truths/platform/data';
import type { ToastMessage } from '@home-truths/platform/ui';

const PHOTO_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp'];

export interface PhotoError {
  toast: ToastMessage;
  cause: string;
  /** Set if the server may accept the same file later. */
  canRetry?: true;
}

const photoError = (title: string, description: string, cause = description): PhotoError => ({
  toast: { title, description, kind: 'error' },
  cause,
});

export const TOO_MANY_PHOTOS = photoError('Too many photos', 'You can only upload up to 3 photos.');
const WRONG_TYPE = photoError('Invalid file type', 'Please upload only JPEG, PNG, or WebP images.');
const TOO_LARGE = photoError('File too large', 'Photos must be smaller than 3MB.');
export const UPLOADED_TOAST: ToastMessage = { title: 'Photo optimized and uploaded', kind: 'success' };

export function checkPhoto({ type, size }: Pick<File, 'type' | 'size'>): PhotoError | undefined {
  if (!PHOTO_TYPES.includes(type)) return WRONG_TYPE;
  return size > LIMITS.photoBytes ? TOO_LARGE : undefined;
}

const UPLOAD_FAILED = 'Failed to upload photo. Please check file format and size.';

function failureCause(error: unknown) {
  if (!(error instanceof ApiError)) return NO_CONNECTION;
  return error.isUnexplained ? UPLOAD_FAILED : error.detail;
}

export const uploadErrorOf = (error: unknown): PhotoError => ({
  ...photoError('Upload failed', UPLOAD_FAILED, failureCause(error)),
  canRetry: true,
});
