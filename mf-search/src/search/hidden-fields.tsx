import { type SearchValues, searchFields } from './search-params.ts';

/** Hidden inputs that submit a search, or part of it, with a plain form. */
export const HiddenFields = ({ search }: { search: Partial<SearchValues> }) =>
  searchFields(search).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
