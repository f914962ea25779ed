import type { ContractForm } from '@home-truths/platform/forms';
import { useEffect, useRef, useState } from 'react';
import { DEFAULT_VALUES, type ReviewValues } from '../review-fields/review-values.ts';
import { draftStore } from './draft.ts';

/** Milliseconds between the last change and the save. */
const PAUSE = 300;

const isUntouched = (values: ReviewValues) => JSON.stringify(values) === JSON.stringify(DEFAULT_VALUES);

/** Saves changes, debounced, and immediately when the page is left. */
function createAutosave(save: (values: ReviewValues) => void) {
  let waiting: ReviewValues | undefined;
  let timer: ReturnType<typeof setTimeout>;
  const drop = () => {
    clearTimeout(timer);
    waiting = undefined;
  };
  const flush = () => {
    if (waiting) save(waiting);
    drop();
  };
  const schedule = (values: ReviewValues) => {
    drop();
    waiting = structuredClone(values);
    timer = setTimeout(flush, PAUSE);
  };
  return { schedule, flush, drop };
}

function fill(form: ContractForm<ReviewValues>, values: Partial<ReviewValues>) {
  for (const [name, value] of Object.entries(values)) form.setValue(name as keyof ReviewValues, value);
}

/** Requires a confirmation before the site is left; navigation within the site does not lose the values. */
function useLeaveGuard(isAtRisk: boolean) {
  useEffect(() => {
    if (!isAtRisk) return;
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', confirmLeaving);
    return () => window.removeEventListener('beforeunload', confirmLeaving);
  }, [isAtRisk]);
}

/**
 * Stores the draft on the device until it is sent, and restores it (decision 133). Where storage is unavailable,
 * leaving the site requires a confirmation.
 */
export function useDraft(form: ContractForm<ReviewValues>, place: number | 'new') {
  const [draft] = useState(() => draftStore(place));
  const [note, setNote] = useState<'restored' | 'discarded'>();
  const undo = useRef(() => {});
  const [isSaved, setSaved] = useState(true);
  const [autosave] = useState(() =>
    createAutosave(values => {
      if (isUntouched(values)) draft.empty();
      else setSaved(draft.save(values));
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is stable for the lifetime of the page
  useEffect(() => {
    const stored = draft.read();
    if (stored && isUntouched(form.getValues())) {
      fill(form, stored);
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
    autosave.drop();
    setSaved(true);
    return draft.clear();
  };
  const show = (values: ReviewValues) => {
    fill(form, values);
    form.clearErrors();
    form.setFocus(place === 'new' ? 'propertyAddress' : 'residencyStatus');
  };
  const startAgain = () => {
    const discarded = structuredClone(form.getValues());
    show(DEFAULT_VALUES);
    const putBackKey = clear();
    setNote('discarded');
    undo.current = () => {
      show(discarded);
      setSaved(draft.save(discarded));
      putBackKey();
      setNote('restored');
    };
  };
  const { keyFor, clearSubmission } = draft;
  const dismiss = () => setNote(undefined);
  return { note, keyFor, clearSubmission, clear, startAgain, undo: () => undo.current(), dismiss };
}
