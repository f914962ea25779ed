import { Modal } from '@home-truths/platform/page/modal';
import { Button, VisuallyHidden } from '@home-truths/platform/ui';
import { Dialog } from '@home-truths/platform/ui/dialog';
import { useRef } from 'react';
import type { SearchValues } from '../search/search-params.ts';
import { activeFilters, NO_FILTERS } from './active-filters.ts';
import { FilterPanel } from './filter-panel.tsx';

interface FilterSheetProps {
  search: SearchValues;
  countLabel: string;
  showLabel: string;
  onChange(changes: Partial<SearchValues>): void;
  onClose(): void;
}

/** Show moves the focus to the results; closing otherwise returns it to the button. */
export function FilterSheet({ search, countLabel, showLabel, onChange, onClose }: FilterSheetProps) {
  const goesToResults = useRef(false);
  const isClosing = useRef(false);
  const close = () => {
    // going back takes a while on slow phones: a second press would leave the search
    if (!isClosing.current) onClose();
    isClosing.current = true;
  };
  const showResults = () => {
    goesToResults.current = true;
    close();
  };
  return (
    <Modal
      title="Filters"
      close={{ label: 'Close filters' }}
      // Back closes it by its history entry
      closeOnBack={false}
      finalFocusEl={() => (goesToResults.current ? document.getElementById('results') : null)}
      onClose={close}
    >
      <Dialog.Body>
        <FilterPanel search={search} onChange={onChange} />
      </Dialog.Body>
      <Dialog.Footer alignItems="center" borderTopWidth="1px">
        <VisuallyHidden role="status">{countLabel}</VisuallyHidden>
        {activeFilters(search).length > 0 && (
          <Button look="ghost" onClick={() => onChange(NO_FILTERS)}>
            Clear all
          </Button>
        )}
        <Button flex="1" onClick={showResults}>
          {showLabel}
        </Button>
      </Dialog.Footer>
    </Modal>
  );
}
