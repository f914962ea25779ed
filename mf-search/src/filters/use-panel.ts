import { useLocation, useNavigate } from '@home-truths/platform/router';
import { searchAddress } from '../search/search-address.ts';
import { useSearch } from '../search/use-search.ts';
import { widthNow } from './use-width.ts';

const STAY = { preventScrollReset: true };

/**
 * Opens and closes the filters: a column that can be put away on wide screens, a sheet on narrow ones. The sheet
 * is an entry of its own in the history, so that Back closes it and takes back what was chosen in it.
 */
export function useFilterPanel() {
  const { search, change } = useSearch();
  const { state } = useLocation();
  const navigate = useNavigate();
  const { page, panel } = search;
  const openSheet = () =>
    change({ page, panel: 'open' }, { ...STAY, state: { from: searchAddress(search) } });
  const putAway = () =>
    change({ page, panel: panel === 'closed' ? undefined : 'closed' }, { ...STAY, replace: true });
  return {
    panel,
    toggle: () => (widthNow() === 'wide' ? putAway() : openSheet()),
    closeSheet() {
      const unchanged = { ...search, panel: undefined };
      if (state?.from === searchAddress(unchanged)) void navigate(-1);
      else change({ page, panel: undefined }, { ...STAY, replace: true, state: null });
    },
  };
}
