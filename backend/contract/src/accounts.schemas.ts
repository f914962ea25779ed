import * as z from 'zod/mini';

/** The signed-in person, as kept under the browser storage key `user` (spec section 3). */
export const SessionUser = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  isAdmin: z.boolean(),
});
export type SessionUser = z.infer<typeof SessionUser>;

/** What goes into `readMe` and what comes out. */
export const readMeSchemas = {
  reply: z.object({ user: SessionUser }),
};
