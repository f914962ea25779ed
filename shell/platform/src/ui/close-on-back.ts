import { useEffect, useEffectEvent } from 'react';

interface EntryState {
  /** The router's index of the entry. */
  idx?: number;
  /** Marks the entry of open dialogs. */
  dialog?: true;
}

type HistoryArgs = Parameters<History['pushState']>;

/** The history entry of all open dialogs; exists while it is the browser's current one. */
interface DialogEntry {
  idx: number | undefined;
  /** True from closing the last dialog until the browser reaches the page's entry. */
  isLeaving?: boolean;
  /** The router's changes that the page's entry must repeat. */
  pending: (() => void)[];
}

/** The topmost dialog is the last. */
const openDialogs: (() => void)[] = [];
let dialogEntry: DialogEntry | undefined;
let nativeHistory: Pick<History, 'pushState' | 'replaceState'> | undefined;

const currentState = () => window.history.state as EntryState | null;

function syncHistoryEntry() {
  if (openDialogs.length > 0 && !dialogEntry) {
    nativeHistory?.pushState({ ...currentState(), dialog: true }, '');
    dialogEntry = { idx: currentState()?.idx, pending: [] };
  } else if (openDialogs.length === 0 && dialogEntry && !dialogEntry.isLeaving) {
    dialogEntry.isLeaving = true;
    window.history.back();
  }
}

function onBack(left: DialogEntry) {
  for (const change of left.pending) change();
  if (!left.isLeaving) openDialogs.at(-1)?.();
  // a dialog that asks for confirmation stays open and needs an entry again
  setTimeout(syncHistoryEntry);
}

function onPopState(event: PopStateEvent) {
  const left = dialogEntry;
  const state = currentState();
  dialogEntry = state?.dialog && { idx: state.idx, pending: [] };
  if (left && !dialogEntry && left.idx === state?.idx) {
    // the router already shows the page
    event.stopImmediatePropagation();
    onBack(left);
  } else setTimeout(syncHistoryEntry);
}

/** Replaces the dialogs' entry, so that Back from a page opened in a dialog leads to the page below. */
function pushState(...change: HistoryArgs) {
  if (dialogEntry?.isLeaving) dialogEntry.pending.push(() => nativeHistory?.pushState(...change));
  else if (dialogEntry) {
    dialogEntry = undefined;
    nativeHistory?.replaceState(...change);
  } else nativeHistory?.pushState(...change);
}

/** Changes both entries when a page below a dialog changes its URL. */
function replaceState(...change: HistoryArgs) {
  const [state, unused, url] = change;
  dialogEntry?.pending.push(() => nativeHistory?.replaceState(...change));
  nativeHistory?.replaceState(dialogEntry ? { ...state, dialog: true } : state, unused, url);
}

function watchHistory() {
  const { history } = window;
  nativeHistory = {
    pushState: history.pushState.bind(history),
    replaceState: history.replaceState.bind(history),
  };
  Object.assign(history, { pushState, replaceState });
  // a handler property keeps the first handler's position, which the shell puts before the router's listener
  window.onpopstate = onPopState;
}

function registerDialog(close: () => void) {
  if (!nativeHistory) watchHistory();
  openDialogs.push(close);
  // after this commit's effects, so that a dialog that follows another keeps its entry
  queueMicrotask(syncHistoryEntry);
  return () => {
    openDialogs.splice(openDialogs.indexOf(close), 1);
    queueMicrotask(syncHistoryEntry);
  };
}

/**
 * Makes Back close the topmost dialog. The dialogs' entry repeats the page's URL, key and index, so that the router
 * notices no navigation.
 */
export function useCloseOnBack(isOpen: boolean, close: () => void) {
  const onClose = useEffectEvent(close);
  useEffect(() => (isOpen ? registerDialog(() => onClose()) : undefined), [isOpen]);
}
