import * as z from 'zod/mini';

/** Who runs the site; `null` where the configuration does not say. */
export const Operator = z.object({
  name: z.nullable(z.string()),
  /** Australian Business Number as people write it, `51 824 753 556`. */
  abn: z.nullable(z.string()),
  address: z.nullable(z.string()),
  email: z.nullable(z.string()),
});
export type Operator = z.infer<typeof Operator>;

/** Output of `readOperator`. */
export const readOperatorSchemas = { reply: Operator };
