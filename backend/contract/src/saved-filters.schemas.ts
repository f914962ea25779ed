import * as z from 'zod/mini';
import { byId, instant, oneOf, text } from './fields.ts';
import { FILTERED_LISTS, LIMITS } from './rules.ts';

const PARAMETER = /^[a-zA-Z]{1,30}$/;
const NOTHING_CHOSEN = 'Choose what to filter by first';

const Filters = z.record(z.string(), text('Filter', { min: 1, max: LIMITS.query }), NOTHING_CHOSEN).check(
  z.refine(filters => Object.keys(filters).length > 0, NOTHING_CHOSEN),
  z.refine(
    filters => Object.keys(filters).every(parameter => PARAMETER.test(parameter)),
    'The list has no such filter',
  ),
  z.refine(
    filters => Object.keys(filters).length <= LIMITS.filterParameters,
    `At most ${LIMITS.filterParameters} filters can be combined`,
  ),
);

const newFilter = {
  list: oneOf('List', FILTERED_LISTS),
  name: text('Name', { min: 1, max: LIMITS.filterName, tooShort: 'Give it a name' }),
  filters: Filters,
};

export const SavedFilter = z.object({
  id: z.int(),
  list: z.string(),
  name: z.string(),
  filters: z.record(z.string(), z.string()),
  createdAt: instant,
});
export type SavedFilter = z.infer<typeof SavedFilter>;

export const listSavedFiltersSchemas = { reply: z.array(SavedFilter) };

export const saveFilterSchemas = { body: z.object(newFilter), reply: SavedFilter };

export const deleteSavedFilterSchemas = { ...byId, reply: z.void() };
