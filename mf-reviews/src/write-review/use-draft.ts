import type { ContractForm } from '@home-truths/platform/forms';
import { useEffect, useRef, useState } from 'react';
import { type ReviewValues, USUAL } from '../review-fields/review-values.ts';
import { draftOf } from './draft.ts';

/** Milliseconds after the last change before it is written down. */
const PAUSE = 300;

const isUntouched = (values: ReviewValues) => JSON.stringify(values) === JSON.stringify(USUAL);

/** Writes changes down a moment after the last one, and at once when the page is left. */
function createKeeper(keep: (values: ReviewValues) => void) {
  let waiting: ReviewValues | undefined;
  let timer: ReturnType<typeof setTimeout>;
  const drop = () => {
    clearTimeout(timer);
    waiting = undefined;
  };
  const flush = () => {
    if (waiting) keep(waiting);
    drop();
  };
  const later = (values: ReviewValues) => {
    drop();
    waiting = structuredClone(values);
    timer = setTimeout(flush, PAUSE);
  };
  return { later, flush, drop };
}

function fill(form: ContractForm<ReviewValues>, values: Partial<ReviewValues>) {
  for (const [name, value] of Object.entries(values)) form.setValue(name as keyof ReviewValues, value);
}

/** Asks before the page is left for good; own pages keep the words in any case. */
function useLeaveGuard(isAtRisk: boolean) {
  useEffect(() => {
    if (!isAtRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtRisk]);
}

/**
 * Keeps what is written on the device until it is sent, and brings it back (decision 133). Where the device keeps
 * nothing, leaving the site is asked about.
 */
export function useDraft(form: ContractForm<ReviewValues>, place: number | 'new') {
  const [draft] = useState(() => draftOf(place));
  const [note, setNote] = useState<'restored' | 'discarded'>();
  const undo = useRef(() => {});
  const [isKept, setKept] = useState(true);
  const [keeper] = useState(() =>
    createKeeper(values => {
      if (isUntouched(values)) draft.empty();
      else setKept(draft.keep(values));
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is the same for as long as the page is
  useEffect(() => {
    const kept = draft.read();
    if (kept && isUntouched(form.getValues())) {
      fill(form, kept);
      setNote('restored');
    }
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keeper.later(values),
    });
    window.addEventListener('pagehide', keeper.flush);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', keeper.flush);
      keeper.flush();
    };
  }, []);
  useLeaveGuard(!isKept);
  const forget = () => {
    keeper.drop();
    setKept(true);
    return draft.forget();
  };
  const show = (values: ReviewValues) => {
    fill(form, values);
    form.clearErrors();
    form.setFocus(place === 'new' ? 'propertyAddress' : 'residencyStatus');
  };
  const startAgain = () => {
    const discarded = structuredClone(form.getValues());
    show(USUAL);
    const putBackKey = forget();
    setNote('discarded');
    undo.current = () => {
      show(discarded);
      setKept(draft.keep(discarded));
      putBackKey();
      setNote('restored');
    };
  };
  const { keyFor, forgetSending } = draft;
  const dismiss = () => setNote(undefined);
  return { note, keyFor, forgetSending, forget, startAgain, undo: () => undo.current(), dismiss };
}
