import { type SearchValues, searchFields } from './search-params.ts';

/** Carries a search, or part of it, through a plain form. */
export const HiddenFields = ({ search }: { search: Partial<SearchValues> }) =>
  searchFields(search).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
