import { type Search, searchFields } from './search-params.ts';

/** Carries a search, or part of it, through a plain form. */
export const HiddenFields = ({ search }: { search: Partial<Search> }) =>
  searchFields(search).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
