import type { RequestInput, Route } from '@home-truths/contract';
import { type SyntheticEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { ApiError, type ApiResult, NO_CONNECTION } from '../data/call.ts';
import { useWrite } from '../data/use-write.ts';
import { afterNextPaint } from '../with-timeout.ts';
import type { BodyOf, FieldMessages } from './contract-resolver.ts';
import { fieldOfPath } from './field-of-path.ts';
import { useStoredValues } from './use-stored-values.ts';

/** `crypto.randomUUID` does not exist on plain HTTP. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

/** Gives equal content an equal key, so that a double click or retry is one write. */
export function createIdempotencyKeys() {
  const keys = new Map<string, string>();
  return (body: unknown) => {
    const content = JSON.stringify(body);
    const key = keys.get(content) ?? randomKey();
    keys.set(content, key);
    return key;
  };
}

/** Reads radio buttons chosen before hydration, which react-hook-form ignores. */
function readEarlyRadioChoices(id: string, names: string[]): [name: string, value: string][] {
  if (typeof document === 'undefined') return [];
  const form = document.getElementById(id);
  if (!(form instanceof HTMLFormElement)) return [];
  const radios = [...form.elements].filter(
    element => element instanceof HTMLInputElement && element.type === 'radio',
  ) as HTMLInputElement[];
  return radios
    .filter(({ name, checked, defaultChecked }) => names.includes(name) && checked && !defaultChecked)
    .map(({ name, value }) => [name, value]);
}

function hasEarlyInput(id: string, defaultValues: FieldValues) {
  const { elements = [] } = (document.getElementById(id) ?? {}) as Partial<HTMLFormElement>;
  return ([...elements] as HTMLInputElement[]).some(
    ({ name, type, value, checked }) =>
      name in defaultValues &&
      type !== 'radio' &&
      (type === 'checkbox' ? checked : value) !== defaultValues[name],
  );
}

/** Forms with a field such as `password` or `newPassword` must not store values. */
type DraftKey<Values> = Extract<keyof Values, `${string}assword${string}`> extends never ? string : never;

interface FormOptions<R extends Route, Values extends FieldValues, Result> {
  defaultValues: Values;
  toBody?: (values: Values) => BodyOf<R>;
  /** Messages that take precedence over the contract's. */
  rules?: (values: Values) => FieldMessages<Values>;
  onSuccess: (result: Result) => void;
  /** @param message the server's, if any */
  onError: (message: string | undefined) => void;
  /** Stores values in this tab until they are sent, for example under `report:993`. */
  draftKey?: DraftKey<Values>;
}

type SendBody<R, Result> = (body: BodyOf<R>, options: { idempotencyKey: string }) => Promise<Result>;

/** Either `send`, or the route with its parameters. */
type Sending<R, Result> =
  | { send: SendBody<R, Result>; params?: undefined }
  | ({ send?: undefined } & (RequestInput<R> extends { params: infer Params }
      ? { params: Params }
      : { params?: undefined }));

export interface ContractForm<Values extends FieldValues>
  extends UseFormReturn<Values, unknown, FieldValues> {
  id: string;
  defaultValues: Values;
  submit: (event: SyntheticEvent) => void;
  preloadSchema: () => void;
  clearDraft: () => void;
}

const noRules = () => ({});
const loadResolver = () => import(/* webpackChunkName: "resolver" */ './contract-resolver.ts');

function useSendBody<R extends Route>(route: R, params: unknown): SendBody<R, ApiResult<R>> {
  const { mutateAsync } = useWrite(route);
  return (body, { idempotencyKey }) =>
    mutateAsync({
      input: { ...(params !== undefined && { params }), body } as RequestInput<R>,
      ...(route.idempotent && { idempotencyKey }),
    });
}

/**
 * Validates on submit and then on every change, and focuses the first invalid field. Only one submission runs at a
 * time. A server error stays at its field and as `root` (its type is the status) until the next submission.
 */
export function useContractForm<R extends Route, Values extends FieldValues, Result = ApiResult<R>>(
  route: R,
  options: FormOptions<R, Values, Result> & Sending<R, Result>,
): ContractForm<Values> {
  const { defaultValues, rules = noRules, params, onSuccess, onError, draftKey } = options;
  const { toBody = (values: unknown) => values as BodyOf<R> } = options;
  const sendBody = useSendBody(route, params);
  const send: SendBody<R, unknown> = options.send ?? sendBody;
  const id = useId();
  const [earlyChoices] = useState(() => readEarlyRadioChoices(id, Object.keys(defaultValues)));
  const [keyFor] = useState(createIdempotencyKeys);
  const isSubmitting = useRef(false);
  const form = useForm<Values, unknown, FieldValues>({
    defaultValues: defaultValues as DefaultValues<Values>,
    async resolver(...resolverArgs) {
      const { contractResolver } = await loadResolver();
      return contractResolver(route, toBody, rules)(...resolverArgs);
    },
  });
  const { setValues, setError } = form;
  // react-hook-form reads other early input but does not tell `useWatch`, so a controlled field would be emptied
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the values from before hydration
  useLayoutEffect(() => {
    if (earlyChoices.length || hasEarlyInput(id, defaultValues))
      setValues(Object.fromEntries(earlyChoices) as Values, { shouldDirty: true });
  }, []);
  const clearDraft = useStoredValues(form, defaultValues, draftKey);
  const onSent = (result: unknown) => {
    clearDraft();
    onSuccess(result as Result);
  };
  const onFailed = (error: unknown) => {
    const { status, detail, fields, isUnexplained }: Partial<ApiError> =
      error instanceof ApiError ? error : {};
    setError('root', { type: String(status), message: detail ?? NO_CONNECTION });
    // the first field comes last and keeps the focus
    for (const { name: path, message } of fields?.toReversed() ?? []) {
      const name = fieldOfPath(path.split('.'), defaultValues);
      if (name) setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: true });
    }
    onError(isUnexplained ? undefined : detail);
  };
  const submitValid = form.handleSubmit((valid: unknown) => {
    const body = valid as BodyOf<R>;
    return send(body, { idempotencyKey: keyFor(body) }).then(onSent, onFailed);
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    // a resolver that cannot be loaded is shown as an error
    void afterNextPaint()
      .then(loadResolver)
      .then(() => submitValid(), onFailed)
      .finally(() => {
        isSubmitting.current = false;
      });
  };
  const preloadSchema = () =>
    void afterNextPaint()
      .then(() => Promise.all([loadResolver(), route.schemas()]))
      .catch(() => {});
  return { ...form, id, defaultValues, submit, preloadSchema, clearDraft };
}
