import type { Route } from '@home-truths/contract';
import { type SyntheticEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { ApiError, NO_CONNECTION } from '../data/call.ts';
import { type BodyOf, checkFields, type FieldMessages } from './check-fields.ts';
import { readEarlyRadioChoices } from './early-radio-choices.ts';
import { currentFormFields, formerFormFields } from './field-aliases.ts';
import { createIdempotencyKeys } from './idempotency-key.ts';
import { useStoredValues } from './use-stored-values.ts';

/** The storage key of the unsent values; a form with a password has none. */
type DraftKey<Values> = Extract<keyof Values, `${string}assword${string}`> extends never ? string : never;

interface ContractFormOptions<R extends Route, Values extends FieldValues, Result> {
  /** Every field with its default value. */
  defaultValues: Values;
  /** Converts the form values to the request body; without it, the form values are the body. */
  toBody?: (values: Values) => BodyOf<R>;
  /** Messages for rules that are not in the contract; they take precedence over the contract's. */
  rules?: (values: Values) => FieldMessages<Values>;
  /** Sends a valid body. The key is for writes that must happen once. */
  send: (body: BodyOf<R>, options: { idempotencyKey: string }) => Promise<Result>;
  onSuccess: (result: Result) => void;
  /** @param message the server's; undefined where there was no response */
  onError: (message: string | undefined) => void;
  /** The form values are stored in this tab under this key until they are sent, for example `report:993`. */
  draftKey?: DraftKey<Values>;
}

/** A form of react-hook-form with its id on the page and its submit handler. */
export interface ContractForm<Values extends FieldValues>
  extends UseFormReturn<Values, unknown, FieldValues> {
  id: string;
  defaultValues: Values;
  submit: (event: SyntheticEvent) => void;
  /** Fetches the validation code before it is needed. */
  preloadSchema: () => void;
  /** Clears the unsent values stored in this tab. */
  clearDraft: () => void;
}

const asTyped = (values: unknown) => values as never;
const noRules = () => ({});

/**
 * A form whose fields are validated against the schema of the route it is sent to: on submit, and from then on with
 * every change. The focus goes to the first invalid field. One submission at a time. A server error stays at its field
 * and as the form's `root` error (its type is the status) until the next submission.
 */
export function useContractForm<R extends Route, Values extends FieldValues, Result>(
  route: R,
  options: ContractFormOptions<R, Values, Result>,
): ContractForm<Values> {
  const given = currentFormFields(options);
  const { defaultValues, toBody = asTyped, rules = noRules, send, onSuccess, onError, draftKey } = given;
  const id = useId();
  const [earlyChoices] = useState(() => readEarlyRadioChoices(id, Object.keys(defaultValues)));
  const [keyFor] = useState(createIdempotencyKeys);
  const isSubmitting = useRef(false);
  const form = useForm<Values, unknown, BodyOf<R> & FieldValues>({
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver: checkFields(route, toBody, rules),
  });
  const { setValue, setError } = form;
  useLayoutEffect(() => {
    for (const [name, value] of earlyChoices) setValue(name as never, value as never, { shouldDirty: true });
  }, [earlyChoices, setValue]);
  const clearDraft = useStoredValues(form, defaultValues, draftKey);
  const submitValid = form.handleSubmit(async body => {
    const onSent = (result: Result) => {
      clearDraft();
      onSuccess(result);
    };
    await send(body, { idempotencyKey: keyFor(body) }).then(onSent, error => {
      const { status, detail, fields }: Partial<ApiError> = error instanceof ApiError ? error : {};
      setError('root', { type: String(status), message: detail ?? NO_CONNECTION });
      for (const { name, message } of fields?.filter(({ name }) => name in defaultValues).toReversed() ?? [])
        setError(name as never, { type: 'server', message }, { shouldFocus: true });
      onError(detail);
    });
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    void submitValid().finally(() => {
      isSubmitting.current = false;
    });
  };
  const preloadSchema = () => void route.schemas().catch(() => {});
  return {
    ...form,
    ...formerFormFields(defaultValues, clearDraft),
    id,
    defaultValues,
    submit,
    preloadSchema,
    clearDraft,
  } as unknown as ContractForm<Values>;
}
