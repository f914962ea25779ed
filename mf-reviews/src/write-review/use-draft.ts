import type { ContractForm } from '@home-truths/platform/forms';
import { useEffect, useRef, useState } from 'react';
import { DEFAULT_VALUES, type ReviewValues } from '../review-fields/review-values.ts';
import { type Draft, draftStore } from './draft.ts';

const AUTOSAVE_DELAY_MS = 300;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isPristine = (values: ReviewValues) => isSame(values, DEFAULT_VALUES);

/** Leaves out fields that were filled in before the draft was read, as during hydration. */
const withoutChangedFields = (draft: Partial<Draft>, current: ReviewValues): Partial<Draft> =>
  Object.fromEntries(
    Object.entries(draft).filter(([name]) =>
      isSame(current[name as keyof Draft], DEFAULT_VALUES[name as keyof Draft]),
    ),
  );

function createAutosave(save: (values: ReviewValues) => void) {
  let pending: ReviewValues | undefined;
  let timer: ReturnType<typeof setTimeout>;
  const cancel = () => {
    clearTimeout(timer);
    pending = undefined;
  };
  const flush = () => {
    if (pending) save(pending);
    cancel();
  };
  const schedule = (values: ReviewValues) => {
    cancel();
    pending = structuredClone(values);
    timer = setTimeout(flush, AUTOSAVE_DELAY_MS);
  };
  return { schedule, flush, cancel };
}

function setValues(form: ContractForm<ReviewValues>, values: Partial<ReviewValues>) {
  for (const [name, value] of Object.entries(values)) form.setValue(name as keyof ReviewValues, value);
}

function useLeaveGuard(hasUnsavedChanges: boolean) {
  useEffect(() => {
    if (!hasUnsavedChanges) return;
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', confirmLeaving);
    return () => window.removeEventListener('beforeunload', confirmLeaving);
  }, [hasUnsavedChanges]);
}

/** Stores the draft on the device until it is sent. If it cannot, it asks before visitors leave. */
export function useDraft(form: ContractForm<ReviewValues>, draftId: number | 'new') {
  const [draft] = useState(() => draftStore(draftId));
  const [note, setNote] = useState<'restored' | 'discarded'>();
  const undo = useRef(() => {});
  const [isSaved, setSaved] = useState(true);
  const [autosave] = useState(() =>
    createAutosave(values => {
      if (isPristine(values)) draft.remove();
      else setSaved(draft.save(values));
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is stable for the lifetime of the page
  useEffect(() => {
    const stored = draft.read();
    if (stored) {
      setValues(form, withoutChangedFields(stored, form.getValues()));
      setNote('restored');
    }
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => autosave.schedule(values),
    });
    window.addEventListener('pagehide', autosave.flush);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', autosave.flush);
      autosave.flush();
    };
  }, []);
  useLeaveGuard(!isSaved);
  const clear = () => {
    autosave.cancel();
    setSaved(true);
    return draft.clear();
  };
  const showValues = (values: ReviewValues) => {
    setValues(form, values);
    form.clearErrors();
    form.setFocus(draftId === 'new' ? 'propertyAddress' : 'residencyStatus');
  };
  const discard = () => {
    const discarded = structuredClone(form.getValues());
    showValues(DEFAULT_VALUES);
    const restoreKey = clear();
    setNote('discarded');
    undo.current = () => {
      showValues(discarded);
      setSaved(draft.save(discarded));
      restoreKey();
      setNote('restored');
    };
  };
  const { keyFor, clearSubmission } = draft;
  const dismiss = () => setNote(undefined);
  return { note, keyFor, clearSubmission, clear, discard, undo: () => undo.current(), dismiss };
}
