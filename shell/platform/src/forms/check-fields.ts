import type { RequestInput, Route } from '@home-truths/contract';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** The request body of a route. */
export type BodyOf<R> = RequestInput<R> extends { body: infer Body } ? Body : never;

/** A message for each invalid field. */
export type FieldMessages<Values> = Partial<Record<keyof Values & string, string>>;

/** Validates a body against the schema of its route: the first message for each field of the form. */
async function validateBody(route: Route, body: unknown, fields: object) {
  // if the schema's code cannot be loaded, only the server validates
  const { body: schema } = await route.schemas().catch(() => ({ body: undefined }));
  const result = await schema?.['~standard'].validate(body);
  const messages: Record<string, string> = {};
  for (const { path: [first] = [], message } of result?.issues ?? []) {
    const name = String(typeof first === 'object' ? first.key : first);
    // an issue that belongs to no field is left to the server
    if (name in fields) messages[name] ??= message;
  }
  return messages;
}

/**
 * Validates the form values against the schema of the route they are sent to, and by the form's own rules.
 * @param toBody converts the form values to the request body
 * @param rules messages for rules that are not in the contract; they take precedence
 */
export const checkFields =
  <R extends Route, Values extends FieldValues>(
    route: R,
    toBody: (values: Values) => BodyOf<R>,
    rules: (values: Values) => FieldMessages<Values>,
  ): Resolver<Values, unknown, BodyOf<R> & FieldValues> =>
  async values => {
    const body = toBody(values);
    const messages = { ...(await validateBody(route, body, values)), ...rules(values) };
    const invalid = Object.entries(messages).filter(([, message]) => message);
    if (invalid.length === 0) return { values: body as BodyOf<R> & FieldValues, errors: {} };
    const errors = Object.fromEntries(invalid.map(([name, message]) => [name, { type: 'rule', message }]));
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
