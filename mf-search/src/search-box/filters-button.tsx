import { Button, chakra, VisuallyHidden } from '@home-truths/platform/ui';
import { SlidersHorizontal } from '@home-truths/platform/ui/icons';

export const FilterCount = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minW: '6',
    h: '6',
    px: '1.5',
    borderRadius: 'full',
    bg: 'brand.solid',
    color: 'brand.contrast',
    fontFamily: 'body',
    fontSize: '0.86rem',
    fontWeight: '600',
    lineHeight: '1',
  },
});

interface FiltersButtonProps extends React.ComponentProps<typeof Button> {
  count?: number;
  onOpen(): void;
}

/** Submits its form before hydration or without JavaScript. */
export const FiltersButton = ({ count = 0, onOpen, ...buttonProps }: FiltersButtonProps) => (
  <Button
    type="submit"
    look="outline"
    name="filters"
    value="open"
    _expanded={{ bg: 'brand.subtle', borderColor: 'brand.fg', color: 'brand.fg' }}
    onClick={event => {
      event.preventDefault();
      onOpen();
    }}
    {...buttonProps}
  >
    <SlidersHorizontal size={18} aria-hidden /> Filters
    {count > 0 && (
      <FilterCount>
        <span>{count}</span>
        <VisuallyHidden> active</VisuallyHidden>
      </FilterCount>
    )}
  </Button>
);
