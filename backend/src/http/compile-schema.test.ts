import * as z from 'zod/mini';
import { safeParse } from 'zod/mini';
import { compileSchema } from './compile-schema.ts';

const schema = z.array(
  z.object({ id: z.int(), note: z.nullable(z.string()), inner: z.object({ tags: z.array(z.string()) }) }),
);
const good = { id: 1, note: null, inner: { tags: ['Pests'] } };

test('a compiled schema strips what the schema does not know, at every depth', () => {
  const given = [{ ...good, secret: 1, inner: { ...good.inner, secret: 2 } }];
  expect(safeParse(compileSchema(schema), given)).toEqual({ success: true, data: [good] });
});

test.each([
  [[{ ...good, id: 1.5 }]],
  [[{ ...good, note: undefined }]],
  [[{ ...good, inner: { tags: [1] } }]],
  [{}],
])('a compiled schema finds the same faults: %j', given => {
  expect(safeParse(compileSchema(schema), given).error?.issues).toEqual(
    safeParse(schema, given).error?.issues,
  );
});
