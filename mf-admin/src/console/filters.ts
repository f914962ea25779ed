import { useLocation, useNavigate, useSearchParams } from '@home-truths/platform/router';
import { useRef } from 'react';
import { STEP } from './rows-query.ts';

/** One way to narrow a list: its name in the address, and what may be chosen. */
export interface Choices<Choice extends string> {
  name: string;
  label: string;
  options: Record<Choice, string>;
  /** Chosen where the address names none. */
  usual: Choice;
}

/** What a list shows: stands in the address. */
export interface Filters<Choice extends string> {
  /** What was typed into the search box, trimmed. */
  q: string;
  choice: Choice;
  /** How many rows are asked for. */
  shown: number;
}

const LONGEST_QUERY = 200;
/** A list longer than this wants a filter. */
export const MOST_SHOWN = 1000;

/** How many rows an address asks for: a whole number of steps. */
function readShown(params: URLSearchParams): number {
  const asked = Math.floor(Number(params.get('shown')) / STEP) * STEP;
  return Math.min(Math.max(asked || STEP, STEP), MOST_SHOWN);
}

/** Reads the filters of an address; what is not understood is dropped. */
export function readFilters<Choice extends string>(
  params: URLSearchParams,
  { name, options, usual }: Choices<Choice>,
): Filters<Choice> {
  const chosen = params.get(name) ?? '';
  return {
    q: (params.get('q') ?? '').trim().slice(0, LONGEST_QUERY),
    choice: Object.hasOwn(options, chosen) ? (chosen as Choice) : usual,
    shown: readShown(params),
  };
}

/** The query of an address that says these filters, with its question mark; empty where all are as usual. */
export function filtersAddress<Choice extends string>(
  { q, choice, shown }: Filters<Choice>,
  { name, usual }: Choices<Choice>,
): string {
  const said = new URLSearchParams();
  if (q) said.set('q', q);
  if (choice !== usual) said.set(name, choice);
  if (shown !== STEP) said.set('shown', String(shown));
  return said.size ? `?${said}` : '';
}

/**
 * The filters of this address, and a way to change them; a changed filter begins with the first rows again. A
 * change that comes before the page of the last one is drawn starts from what that one asked for.
 */
export function useFilters<Choice extends string>(choices: Choices<Choice>) {
  const [params] = useSearchParams();
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const filters = readFilters(params, choices);
  const asked = useRef({ key: '', filters });
  const change = (changes: Partial<Filters<Choice>>) => {
    const before = asked.current.key === key ? asked.current.filters : filters;
    asked.current = { key, filters: { ...before, shown: STEP, ...changes } };
    void navigate(pathname + filtersAddress(asked.current.filters, choices), { preventScrollReset: true });
  };
  return { ...filters, change };
}
