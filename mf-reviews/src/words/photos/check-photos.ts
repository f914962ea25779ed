import { LIMITS } from '@home-truths/platform/contract';
import type { ToastMessage } from '@home-truths/platform/ui';

/** What the upload takes (spec section 5). */
export const PHOTO_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp'];

const refusal = (title: string, description: string): ToastMessage => ({ title, description, kind: 'error' });

/** What the person is told (spec section 8). */
export const TOO_MANY = refusal('Too many photos', 'You can only upload up to 3 photos.');
const WRONG_TYPE = refusal('Invalid file type', 'Please upload only JPEG, PNG, or WebP images.');
const TOO_LARGE = refusal('File too large', 'Photos must be smaller than 3MB.');
export const FAILED = refusal('Upload failed', 'Failed to upload photo. Please check file format and size.');
export const UPLOADED: ToastMessage = { title: 'Photo optimized and uploaded', kind: 'success' };

/** Why a file is not sent at all; nothing for one that may be. */
export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): ToastMessage | undefined {
  if (!PHOTO_TYPES.includes(type)) return WRONG_TYPE;
  return size > LIMITS.photoBytes ? TOO_LARGE : undefined;
}
