import { FiltersButton } from '../search-box/filters-button.tsx';
import { useFilterPanel } from './use-filter-panel.ts';
import { useWidth } from './use-width.ts';

/** The Filters button of the search page, with the count of active filters. */
export function PanelButton({ count }: { count: number }) {
  const { panel, toggle } = useFilterPanel();
  const width = useWidth();
  const expanded = width === 'wide' ? panel !== 'closed' : width === 'narrow' && panel === 'open';
  return <FiltersButton count={count} aria-expanded={expanded} onOpen={toggle} />;
}
