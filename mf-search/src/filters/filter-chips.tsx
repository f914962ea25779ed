import { chakra, Flex, TextButton } from '@home-truths/platform/ui';
import { X } from '@home-truths/platform/ui/icons';
import type { SearchValues } from '../search/search-params.ts';
import { activeFilters, NO_FILTERS } from './active-filters.ts';

const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '11',
    px: '3.5',
    bg: 'brand.subtle',
    color: 'brand.fg',
    // visible in forced-colours mode
    border: '1px solid transparent',
    borderRadius: 'control',
    fontWeight: '600',
    fontSize: '0.98rem',
    cursor: 'pointer',
    transition: 'background-color 120ms',
    _hover: { bg: 'brand.muted' },
  },
});

interface FilterChipsProps {
  search: SearchValues;
  onChange(changes: Partial<SearchValues>): void;
}

/** The active filters, each with a button that removes it, and Clear all, which keeps the query. */
export function FilterChips({ search, onChange }: FilterChipsProps) {
  const active = activeFilters(search);
  if (active.length === 0) return null;
  return (
    <Flex as="ul" aria-label="Active filters" wrap="wrap" align="center" gap="2">
      {active.map(({ name, text, removal }) => (
        <li key={name}>
          <Chip type="button" aria-label={`Remove ${name}: ${text}`} onClick={() => onChange(removal)}>
            <span>{text}</span> <X size={18} aria-hidden />
          </Chip>
        </li>
      ))}
      <li>
        <TextButton minH="11" ms="1" onClick={() => onChange(NO_FILTERS)}>
          Clear all
        </TextButton>
      </li>
    </Flex>
  );
}
