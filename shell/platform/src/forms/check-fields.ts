import type { Route, Sent } from '@home-truths/contract';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** The body a route takes. */
export type BodyOf<R> = Sent<R> extends { body: infer Body } ? Body : never;

/** A sentence for each field that is wrong. */
export type FieldMessages<Values> = Partial<Record<keyof Values & string, string>>;

/** What the route's own schema says about a body: the first sentence for each field of the form. */
async function validateBody(route: Route, body: unknown, fields: object) {
  // without the rules' code the server judges alone
  const { body: schema } = await route.schemas().catch(() => ({ body: undefined }));
  const result = await schema?.['~standard'].validate(body);
  const messages: Record<string, string> = {};
  for (const { path: [first] = [], message } of result?.issues ?? []) {
    const name = String(typeof first === 'object' ? first.key : first);
    // what belongs to no field is left to the server to say
    if (name in fields) messages[name] ??= message;
  }
  return messages;
}

/**
 * Checks what was typed by the schema of the route it is sent to, and by rules of the form's own.
 * @param toBody makes the body out of what was typed; it is what the form then sends
 * @param rules sentences for what the contract does not know; they win
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
    const wrong = Object.entries(messages).filter(([, message]) => message);
    if (wrong.length === 0) return { values: body as BodyOf<R> & FieldValues, errors: {} };
    const errors = Object.fromEntries(wrong.map(([name, message]) => [name, { type: 'rule', message }]));
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
