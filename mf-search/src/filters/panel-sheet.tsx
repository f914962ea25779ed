import { Button, FixedAlert, LazyPart, lazyWithRetry, Text } from '@home-truths/platform/ui';
import { useState } from 'react';
import type { SearchValues } from '../search/search-params.ts';
import { FiltersButton } from '../search-box/filters-button.tsx';
import { useFilterPanel } from './use-filter-panel.ts';
import { useWidth } from './use-width.ts';

export function PanelButton({ count }: { count: number }) {
  const { panel, toggle } = useFilterPanel();
  const width = useWidth();
  const expanded = width === 'wide' ? panel !== 'closed' : width === 'narrow' && panel === 'open';
  return <FiltersButton count={count} aria-expanded={expanded} onOpen={toggle} />;
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

/** Loads the code of the filters when they are opened in a narrow window. */
export function PanelSheet(props: PanelSheetProps) {
  const { panel, closeSheet } = useFilterPanel();
  const width = useWidth();
  const [attempt, setAttempt] = useState(0);
  if (panel !== 'open' || width !== 'narrow') return null;
  const failed = (
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
      errorFallback={failed}
    />
  );
}
