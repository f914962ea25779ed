import { useLocation, useNavigate, useSearchParams } from '@home-truths/platform/router';
import { useRef } from 'react';
import { STEP } from './rows-query.ts';

/** A filter of a list: its search parameter and its options. */
export interface Choices<Choice extends string> {
  name: string;
  label: string;
  options: Record<Choice, string>;
  /** Selected if the URL has none. */
  defaultChoice: Choice;
}

/** The filters of a list; stored in the URL. */
export interface Filters<Choice extends string> {
  /** What was typed into the search box, trimmed. */
  q: string;
  choice: Choice;
  /** How many rows are shown at most. */
  shown: number;
}

const LONGEST_QUERY = 200;
/** The most rows a list shows; longer ones need a filter. */
export const MOST_SHOWN = 1000;

/** How many rows a URL requests: a whole number of steps. */
function readShown(params: URLSearchParams): number {
  const requested = Math.floor(Number(params.get('shown')) / STEP) * STEP;
  return Math.min(Math.max(requested || STEP, STEP), MOST_SHOWN);
}

/** Reads the filters from search parameters; unknown values are dropped. */
export function readFilters<Choice extends string>(
  params: URLSearchParams,
  { name, options, defaultChoice }: Choices<Choice>,
): Filters<Choice> {
  const chosen = params.get(name) ?? '';
  return {
    q: (params.get('q') ?? '').trim().slice(0, LONGEST_QUERY),
    choice: Object.hasOwn(options, chosen) ? (chosen as Choice) : defaultChoice,
    shown: readShown(params),
  };
}

/** The search string of a URL with these filters, question mark included; empty where all are defaults. */
export function toSearchString<Choice extends string>(
  { q, choice, shown }: Filters<Choice>,
  { name, defaultChoice }: Choices<Choice>,
): string {
  const searchParams = new URLSearchParams();
  if (q) searchParams.set('q', q);
  if (choice !== defaultChoice) searchParams.set(name, choice);
  if (shown !== STEP) searchParams.set('shown', String(shown));
  return searchParams.size ? `?${searchParams}` : '';
}

/**
 * The filters of the current URL, and a function that changes them; a changed filter resets the list to its first rows.
 * A change made before the previous one has rendered builds on it.
 */
export function useFilters<Choice extends string>(choices: Choices<Choice>) {
  const [params] = useSearchParams();
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const filters = readFilters(params, choices);
  const latest = useRef({ key: '', filters });
  const change = (changes: Partial<Filters<Choice>>) => {
    const before = latest.current.key === key ? latest.current.filters : filters;
    latest.current = { key, filters: { ...before, shown: STEP, ...changes } };
    void navigate(pathname + toSearchString(latest.current.filters, choices), { preventScrollReset: true });
  };
  return { ...filters, change };
}
