import * as z from 'zod/mini';

/** A list with one URL. */
export const uploadPhotoSchemas = { reply: z.object({ urls: z.array(z.string()) }) };

const UNKNOWN_PHOTO = 'Please upload this photo again';

export const PhotoUrl = z
  .string(UNKNOWN_PHOTO)
  .check(z.regex(/^\/uploads\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/, UNKNOWN_PHOTO));
