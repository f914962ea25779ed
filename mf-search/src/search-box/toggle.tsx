import { Button, chakra } from '@home-truths/platform/ui';

/** A group of toggles, side by side. */
export const ToggleGroup = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    '& > *': { flex: '1', fontSize: '0.98rem' },
    '& > :not(:last-of-type)': { borderEndRadius: '0' },
    '& > [aria-pressed=true]': { pos: 'relative' },
    '& > :not(:first-of-type)': { borderStartRadius: '0', marginInlineStart: '-1px' },
  },
});

interface ToggleProps extends React.ComponentProps<typeof Button> {
  pressed: boolean;
  onToggle(): void;
}

/**
 * A toggle button. Before hydration, or without JavaScript, it submits its form with its name and value (with an empty
 * value when it is on).
 */
export const Toggle = ({ pressed, onToggle, value, ...rest }: ToggleProps) => (
  <Button
    type="submit"
    look="outline"
    aria-pressed={pressed}
    value={pressed ? '' : value}
    onClick={event => {
      event.preventDefault();
      onToggle();
    }}
    {...rest}
  />
);
