import { Button, chakra } from '@home-truths/platform/ui';

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

/** Submits its form before hydration or without JavaScript, with an empty value if it is on. */
export const Toggle = ({ pressed, onToggle, value, ...buttonProps }: ToggleProps) => (
  <Button
    type="submit"
    look="outline"
    aria-pressed={pressed}
    value={pressed ? '' : value}
    onClick={event => {
      event.preventDefault();
      onToggle();
    }}
    {...buttonProps}
  />
);
