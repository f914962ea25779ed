import * as z from 'zod/mini';

/** Null values are not configured. */
export const Operator = z.object({
  name: z.nullable(z.string()),
  /** Australian Business Number, such as `51 824 753 556`. */
  abn: z.nullable(z.string()),
  address: z.nullable(z.string()),
  email: z.nullable(z.string()),
});
export type Operator = z.infer<typeof Operator>;

export const readOperatorSchemas = { reply: Operator };
