import { useLocation, useNavigate } from '@home-truths/platform/router';
import { searchAddress } from '../search/search-address.ts';
import { useSearch } from '../search/use-search.ts';
import { useWidth } from './use-width.ts';

/**
 * The filter panel: a column that can be put away on wide screens, a sheet on narrow ones. The sheet is an entry
 * of its own in the history, so that Back closes it and takes back what was chosen in it.
 */
export function useFilterPanel() {
  const { search, change } = useSearch();
  const { state } = useLocation();
  const navigate = useNavigate();
  const width = useWidth();
  const { page, panel } = search;
  const stay = { preventScrollReset: true };
  const openSheet = () =>
    change({ page, panel: 'open' }, { ...stay, state: { from: searchAddress(search) } });
  const putAway = () =>
    change({ page, panel: panel === 'closed' ? undefined : 'closed' }, { ...stay, replace: true });
  const columnShown = panel !== 'closed' && width !== 'narrow';
  const sheetShown = panel === 'open' && width === 'narrow';
  return {
    columnShown,
    sheetShown,
    expanded: sheetShown || (columnShown && width === 'wide'),
    toggle: width === 'wide' ? putAway : openSheet,
    closeSheet() {
      const unchanged = { ...search, panel: undefined };
      if (state?.from === searchAddress(unchanged)) void navigate(-1);
      else change({ page, panel: undefined }, { ...stay, replace: true, state: null });
    },
  };
}
