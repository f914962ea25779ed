import { LIMITS } from '@home-truths/platform/contract';
import { ApiError, NO_CONNECTION } from '@home-truths/platform/data';
import type { ToastMessage } from '@home-truths/platform/ui';

/** The MIME types that the upload accepts. */
const PHOTO_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp'];

export interface PhotoError {
  toast: ToastMessage;
  /** The message at the photo. */
  cause: string;
  /** The same file may be accepted later. */
  canRetry?: true;
}

const photoError = (title: string, description: string, cause = description): PhotoError => ({
  toast: { title, description, kind: 'error' },
  cause,
});

/** The agreed texts. */
export const TOO_MANY_PHOTOS = photoError('Too many photos', 'You can only upload up to 3 photos.');
const WRONG_TYPE = photoError('Invalid file type', 'Please upload only JPEG, PNG, or WebP images.');
const TOO_LARGE = photoError('File too large', 'Photos must be smaller than 3MB.');
export const UPLOADED_TOAST: ToastMessage = { title: 'Photo optimized and uploaded', kind: 'success' };

/** Why a file is rejected before the upload; undefined for a valid one. */
export function checkPhoto({ type, size }: Pick<File, 'type' | 'size'>): PhotoError | undefined {
  if (!PHOTO_TYPES.includes(type)) return WRONG_TYPE;
  return size > LIMITS.photoBytes ? TOO_LARGE : undefined;
}

const UPLOAD_FAILED = 'Failed to upload photo. Please check file format and size.';

/** Why a photo was not stored: the agreed toast, and the server's message or that there was no response. */
export const uploadErrorOf = (error: unknown): PhotoError => ({
  ...photoError(
    'Upload failed',
    UPLOAD_FAILED,
    error instanceof ApiError ? (error.isUnexplained ? UPLOAD_FAILED : error.detail) : NO_CONNECTION,
  ),
  canRetry: true,
});
