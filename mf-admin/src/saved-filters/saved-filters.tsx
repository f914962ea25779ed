import {
  deleteSavedFilter,
  type FilteredList,
  type SavedFilter,
  saveFilter,
} from '@home-truths/platform/contract';
import { useApi, useQuery, useWrite } from '@home-truths/platform/data';
import { Link } from '@home-truths/platform/router';
import { Button, chakra, Flex, lazyWithRetry, toast } from '@home-truths/platform/ui';
import { X } from '@home-truths/platform/ui/icons';
import { useState } from 'react';
import { focusOnMount } from '../console/focus-on-mount.ts';
import { LazyDialog } from '../console/lazy-dialog.tsx';
import { logAndShowError } from '../console/log-and-show-error.ts';
import { UndoNotice } from '../console/undo-notice.tsx';
import { savedFiltersQuery } from './queries.ts';

export const loadSaveFilterDialog = lazyWithRetry(() =>
  import('./save-filter-dialog.tsx').then(module => module.SaveFilterDialog),
);

const Chip = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minW: '0',
    maxW: 'full',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'full',
    '&:has([aria-current])': { borderColor: 'currentColor', boxShadow: 'inset 0 0 0 1px currentColor' },
  },
});

const ChipLink = chakra(Link, {
  base: {
    display: 'inline-block',
    minW: '0',
    ps: '4',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    lineHeight: { base: '2.75rem', lg: '2.25rem' },
    borderStartRadius: 'full',
    fontWeight: '600',
    textStyle: 'meta',
  },
});

/** Deletes filters at once, and can save the latest one again. */
function useDeletedFilter() {
  const removal = useWrite(deleteSavedFilter);
  const saving = useWrite(saveFilter);
  const [deleted, setDeleted] = useState<SavedFilter>();
  const [restoredId, setRestoredId] = useState<number>();
  const remove = async (filter: SavedFilter) => {
    try {
      await removal.mutateAsync({ input: { params: { id: filter.id } } });
      setDeleted(filter);
    } catch (error) {
      logAndShowError('We couldn’t delete the filter', error);
    }
  };
  const restore = async ({ list, name, filters }: SavedFilter) => {
    try {
      const input = { body: { list: list as FilteredList, name, filters } };
      setRestoredId((await saving.mutateAsync({ input })).id);
      setDeleted(undefined);
      toast({ title: 'Filter saved' });
    } catch (error) {
      logAndShowError('We couldn’t save the filter', error);
    }
  };
  return { deleted, restoredId, remove, restore, close: () => setDeleted(undefined) };
}

interface SavedFiltersProps {
  list: FilteredList;
  /** Search parameters, without defaults and the number of rows. */
  filters: Record<string, string>;
}

/** Returns a search string in alphabetical order, for comparison. */
const toSortedSearch = (filters: Readonly<Record<string, string>>) =>
  `?${new URLSearchParams(Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1)))}`;

interface FilterChipProps {
  filter: SavedFilter;
  /** The search string of the page. */
  currentSearch: string;
  hasFocus: boolean;
  onDelete(): void;
}

const FilterChip = ({ filter: { name, filters }, currentSearch, hasFocus, onDelete }: FilterChipProps) => {
  const search = toSortedSearch(filters);
  return (
    <Chip>
      <ChipLink
        ref={hasFocus ? focusOnMount : undefined}
        to={search}
        preventScrollReset
        aria-current={search === currentSearch ? 'true' : undefined}
      >
        <bdi translate="no">{name}</bdi>
      </ChipLink>
      <Button
        look="ghost"
        size="icon"
        minH={{ lg: '9' }}
        minW={{ lg: '9' }}
        borderRadius="full"
        aria-label={`Delete filter: ${name}`}
        onClick={onDelete}
      >
        <X size={16} />
      </Button>
    </Chip>
  );
};

/** The administrator's saved filters of a list, as links, and a button that saves the present one. */
export function SavedFilters({ list, filters }: SavedFiltersProps) {
  const { data } = useQuery(savedFiltersQuery(useApi()));
  const [isNaming, setIsNaming] = useState(false);
  const { deleted, restoredId, remove, restore, close } = useDeletedFilter();
  const saved = data?.filter(filter => filter.list === list) ?? [];
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <>
      {(saved.length > 0 || isFiltered) && (
        <Flex mt="-2" mb="5" gap="2" align="center" wrap="wrap">
          {saved.length > 0 && (
            <Flex as="ul" aria-label="Saved filters" gap="2" wrap="wrap" minW="0">
              {saved.map(filter => (
                <FilterChip
                  key={filter.id}
                  filter={filter}
                  currentSearch={toSortedSearch(filters)}
                  hasFocus={filter.id === restoredId}
                  onDelete={() => void remove(filter)}
                />
              ))}
            </Flex>
          )}
          {isFiltered && (
            <Button look="ghost" aria-haspopup="dialog" onClick={() => setIsNaming(true)}>
              Save filter
            </Button>
          )}
        </Flex>
      )}
      {deleted && (
        <UndoNotice
          key={deleted.id}
          what="Filter deleted"
          name={deleted.name}
          onUndo={() => restore(deleted)}
          onClose={close}
        />
      )}
      {isNaming && (
        <LazyDialog
          load={loadSaveFilterDialog}
          props={{ list, filters, onClose: () => setIsNaming(false) }}
        />
      )}
    </>
  );
}
