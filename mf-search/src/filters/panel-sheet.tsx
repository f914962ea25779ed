import { useLocation, useNavigate } from '@home-truths/platform/router';
import { Button, FixedAlert, LazyPart, lazyWithRetry, Text } from '@home-truths/platform/ui';
import { useState, useSyncExternalStore } from 'react';
import type { SearchValues } from '../search/search-params.ts';
import { searchUrl } from '../search/search-params.ts';
import { useSearch } from '../search/use-search.ts';
import { FiltersButton } from '../search-box/filters-button.tsx';

/** The `lg` breakpoint, from which the filters are beside the results. */
const WIDE = '(min-width: 1024px)';

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

const currentWidth = () => (window.matchMedia(WIDE).matches ? 'wide' : 'narrow');

/** Returns undefined on the server and during hydration. */
const useWidth = () =>
  useSyncExternalStore<'wide' | 'narrow' | undefined>(subscribe, currentWidth, () => undefined);

const KEEP_SCROLL = { preventScrollReset: true };

/**
 * Toggles the column on wide screens. On narrow ones it opens a sheet with its own history entry, so that Back closes
 * it and reverts its changes.
 */
function useFilterPanel() {
  const { search, change } = useSearch();
  const { state } = useLocation();
  const navigate = useNavigate();
  // `change` starts at page 1 unless it gets a page
  const { page, panel } = search;
  const openSheet = () =>
    change({ page, panel: 'open' }, { ...KEEP_SCROLL, state: { from: searchUrl(search) } });
  const toggleColumn = () =>
    change({ page, panel: panel === 'closed' ? undefined : 'closed' }, { ...KEEP_SCROLL, replace: true });
  return {
    panel,
    toggle() {
      if (currentWidth() === 'wide') toggleColumn();
      // while the sheet's code loads, a second press must not add another history entry
      else if (panel !== 'open') openSheet();
    },
    closeSheet() {
      const urlWithoutSheet = searchUrl({ ...search, panel: undefined });
      // if nothing was changed, closing goes back in the history
      if (state?.from === urlWithoutSheet) void navigate(-1);
      else change({ page, panel: undefined }, { ...KEEP_SCROLL, replace: true, state: null });
    },
  };
}

export function PanelButton({ count }: { count: number }) {
  const { panel, toggle } = useFilterPanel();
  const width = useWidth();
  const isExpanded = width === 'wide' ? panel !== 'closed' : width === 'narrow' && panel === 'open';
  return <FiltersButton count={count} aria-expanded={isExpanded} onOpen={toggle} />;
}

const loadSheet = lazyWithRetry(() =>
  import(/* webpackChunkName: "controls" */ './filter-sheet.tsx').then(module => module.FilterSheet),
);

interface PanelSheetProps {
  search: SearchValues;
  countLabel: string;
  showLabel: string;
  onChange(changes: Partial<SearchValues>): void;
}

export function PanelSheet(props: PanelSheetProps) {
  const { panel, closeSheet } = useFilterPanel();
  const width = useWidth();
  const [attempt, setAttempt] = useState(0);
  if (panel !== 'open' || width !== 'narrow') return null;
  const loadFailed = (
    <FixedAlert>
      <Text fontWeight="600">We couldn’t load the filters</Text>
      <Button mt="3" look="outline" onClick={() => setAttempt(current => current + 1)}>
        Try again
      </Button>
    </FixedAlert>
  );
  return (
    <LazyPart
      key={attempt}
      load={loadSheet}
      props={{ ...props, onClose: closeSheet }}
      errorFallback={loadFailed}
    />
  );
}
