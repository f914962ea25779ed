import { useLocation, useNavigate } from '@home-truths/platform/router';
import { searchUrl } from '../search/search-params.ts';
import { useSearch } from '../search/use-search.ts';
import { currentWidth } from './use-width.ts';

const KEEP_SCROLL = { preventScrollReset: true };

/** The sheet of narrow screens has its own history entry, so that Back closes it and reverts its changes. */
export function useFilterPanel() {
  const { search, change } = useSearch();
  const { state } = useLocation();
  const navigate = useNavigate();
  const { page, panel } = search;
  const openSheet = () =>
    change({ page, panel: 'open' }, { ...KEEP_SCROLL, state: { from: searchUrl(search) } });
  const toggleColumn = () =>
    change({ page, panel: panel === 'closed' ? undefined : 'closed' }, { ...KEEP_SCROLL, replace: true });
  return {
    panel,
    toggle: () => (currentWidth() === 'wide' ? toggleColumn() : openSheet()),
    closeSheet() {
      const unchanged = { ...search, panel: undefined };
      if (state?.from === searchUrl(unchanged)) void navigate(-1);
      else change({ page, panel: undefined }, { ...KEEP_SCROLL, replace: true, state: null });
    },
  };
}
