import type { RequestInput, Route } from '@home-truths/contract';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldValues, Resolver } from 'react-hook-form';
import { fieldOfPath } from './field-of-path.ts';

export type BodyOf<R> = RequestInput<R> extends { body: infer Body } ? Body : never;

export type FieldMessages<Values> = Partial<Record<keyof Values & string, string>>;

/** Returns the issues of fields; the server reports others. */
async function findIssues(route: Route, body: unknown, fields: object) {
  // without the schema, only the server validates
  const { body: schema } = await route.schemas().catch(() => ({ body: undefined }));
  const result = await schema?.['~standard'].validate(body);
  return (result?.issues ?? []).flatMap(({ path = [], message }) => {
    const keys = path.map(key => String(typeof key === 'object' ? key.key : key));
    const name = fieldOfPath(keys, fields);
    return name ? [{ path: [name], message }] : [];
  });
}

export const contractResolver = <R extends Route, Values extends FieldValues>(
  route: R,
  toBody: (values: Values) => BodyOf<R>,
  rules: (values: Values) => FieldMessages<Values>,
): Resolver<Values, unknown, FieldValues> =>
  standardSchemaResolver<Values, unknown, FieldValues>({
    '~standard': {
      version: 1,
      vendor: 'home-truths',
      async validate(input) {
        const values = input as Values;
        const value = toBody(values) as FieldValues;
        const messages = Object.entries<string | undefined>(rules(values));
        const ruleIssues = messages.flatMap(([name, message]) =>
          message ? [{ path: [name], message }] : [],
        );
        const issues = [...ruleIssues, ...(await findIssues(route, value, values))];
        return issues.length > 0 ? { issues } : { value };
      },
    },
  });
