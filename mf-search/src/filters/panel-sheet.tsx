import { LazyPart, lazily } from '@home-truths/platform/ui';
import type { Search } from '../search/search-address.ts';
import { useFilterPanel } from './use-panel.ts';
import { useWidth } from './use-width.ts';

const loadSheet = lazily(() => import('./filter-sheet.tsx').then(module => module.FilterSheet));

interface PanelSheetProps {
  search: Search;
  found: string;
  onChange(changes: Partial<Search>): void;
}

/** The filters of narrow windows while they are open; their code comes then. */
export function PanelSheet(props: PanelSheetProps) {
  const { panel, closeSheet } = useFilterPanel();
  const width = useWidth();
  return panel === 'open' && width === 'narrow' ? (
    <LazyPart load={loadSheet} props={{ ...props, onClose: closeSheet }} />
  ) : null;
}
