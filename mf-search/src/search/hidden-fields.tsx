import { type SearchValues, searchFields } from './search-params.ts';

/** Lets a plain form submit a search. Is last in it, so that the form's fields come first and count. */
export const HiddenFields = ({ search }: { search: Partial<SearchValues> }) =>
  searchFields(search).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
