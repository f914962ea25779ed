import * as z from 'zod/mini';

/** What comes out of `uploadPhoto`: the addresses of the stored photos; the first is used (spec section 3). */
export const uploadPhotoSchemas = { reply: z.object({ urls: z.array(z.string()) }) };
