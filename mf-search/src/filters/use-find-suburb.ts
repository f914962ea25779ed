import { type Suggestion, suggestProperties } from '@home-truths/platform/contract';
import { read, useApi, useQueryClient } from '@home-truths/platform/data';

type Suburb = Extract<Suggestion, { kind: 'suburb' }>;

/** Returns a function that finds a suburb by its whole name; undefined after a failure too. */
export function useFindSuburb() {
  const api = useApi();
  const queries = useQueryClient();
  return async (name: string, state: string | undefined): Promise<Suburb | undefined> => {
    const isMatch = (suggestion: Suggestion): suggestion is Suburb =>
      suggestion.kind === 'suburb' &&
      suggestion.suburb.toLowerCase() === name.toLowerCase() &&
      (!state || suggestion.state === state);
    const suggestions = await queries
      .fetchQuery(read(api, suggestProperties, { query: { q: name } }))
      .catch((): Suggestion[] => []);
    return suggestions.find(isMatch);
  };
}
