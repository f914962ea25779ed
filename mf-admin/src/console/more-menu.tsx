import { Box, Button, chakra } from '@home-truths/platform/ui';
import { Ellipsis } from '@home-truths/platform/ui/icons';
import { popupListRecipe } from '@home-truths/platform/ui/recipes';
import { type KeyboardEvent, useRef, useState } from 'react';

const List = chakra('ul', {
  base: {
    ...popupListRecipe.base,
    zIndex: '1',
    // fits beside the edge of a phone of 320 px
    minW: '10.5rem',
    insetEnd: '0',
  },
});

const Item = chakra(
  'button',
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      w: 'full',
      minH: '11',
      px: '3',
      borderRadius: 'control',
      cursor: 'pointer',
      textAlign: 'start',
      _hover: { bg: 'bg.subtle' },
    },
  },
  { defaultProps: { type: 'button' } },
);

/** An action that opens a dialog. */
export interface MoreAction {
  label: string;
  Icon: typeof Ellipsis;
  onSelect(): void;
}

interface MoreMenuProps {
  /** The name of the record, part of the accessible name of each button. */
  name: string;
  actions: readonly MoreAction[];
}

/** The less frequent actions of a row behind one button: a disclosure, closed by Escape and by leaving it. */
export function MoreMenu({ name, actions }: MoreMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    // a dialog gives the focus back to what had it
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOpen && event.key === 'Escape') close();
  };
  return (
    <Box
      pos="relative"
      onKeyDown={onKeyDown}
      onBlur={event => !event.currentTarget.contains(event.relatedTarget) && setIsOpen(false)}
    >
      <Button
        ref={button}
        look="ghost"
        size="icon"
        aria-label={`More: ${name}`}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Ellipsis size={20} />
      </Button>
      {isOpen && (
        <List>
          {actions.map(({ label, Icon, onSelect }) => (
            <li key={label}>
              <Item
                aria-haspopup="dialog"
                aria-label={`${label}: ${name}`}
                onClick={() => {
                  close();
                  onSelect();
                }}
              >
                <Icon size={18} /> <span>{label}</span>
              </Item>
            </li>
          ))}
        </List>
      )}
    </Box>
  );
}
