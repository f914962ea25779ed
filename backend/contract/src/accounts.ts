import * as z from 'zod/mini';
import { route } from './route.ts';

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

export const readMe = route({
  method: 'GET',
  path: '/api/auth/me',
  summary: 'Who is signed in.',
  access: 'member',
  limit: 'read',
  reply: z.object({ user: SessionUser }),
  errors: [401],
});
