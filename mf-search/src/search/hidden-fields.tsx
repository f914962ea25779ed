import { type SearchValues, searchFields } from './search-params.ts';

/** Lets a plain form submit a search, or part of it. */
export const HiddenFields = ({ search }: { search: Partial<SearchValues> }) =>
  searchFields(search).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
