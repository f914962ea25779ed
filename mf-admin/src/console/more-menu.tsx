import { Link } from '@home-truths/platform/router';
import { Box, Button, chakra } from '@home-truths/platform/ui';
import { Ellipsis } from '@home-truths/platform/ui/icons';
import { popupListRecipe } from '@home-truths/platform/ui/recipes';
import { type KeyboardEvent, useRef, useState } from 'react';

const List = chakra('ul', {
  base: {
    ...popupListRecipe.base,
    zIndex: '1',
    minW: '10.5rem',
    w: 'max-content',
    maxW: '15rem',
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
      '& > svg': { flexShrink: '0' },
    },
  },
  { defaultProps: { type: 'button' } },
);

/** An action, or a link. */
export interface MoreAction {
  label: string;
  Icon: typeof Ellipsis;
  onSelect?(): void;
  /** The path of a link. */
  to?: string;
  /** The key of the list that does it. */
  shortcut?: string;
  /** Shown below the label. */
  help?: string;
}

interface MoreMenuProps {
  /** The name of the record, part of the accessible name of each button. */
  name: string;
  actions: readonly MoreAction[];
}

const ItemText = ({ label, help }: MoreAction) => (
  <span>
    <span>{label}</span>
    {help && (
      <chakra.span display="block" pb="1.5" color="fg.muted" textStyle="meta">
        {help}
      </chakra.span>
    )}
  </span>
);

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
      // at the end of a card, so that the list has room before it
      ms={{ base: 'auto', lg: '0' }}
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
      {actions.map(
        ({ label, shortcut, onSelect }) =>
          shortcut && <button key={label} type="button" hidden data-key={shortcut} onClick={onSelect} />,
      )}
      {isOpen && (
        <List>
          {actions.map(action => {
            const { label, Icon, to, help, onSelect } = action;
            const text = `${label}: ${name}`;
            return (
              <li key={label}>
                {to ? (
                  <Item asChild type={undefined} aria-label={text}>
                    <Link to={to}>
                      <Icon size={18} /> <ItemText {...action} />
                    </Link>
                  </Item>
                ) : (
                  <Item
                    aria-label={text}
                    aria-description={help}
                    onClick={() => {
                      close();
                      onSelect?.();
                    }}
                  >
                    <Icon size={18} /> <ItemText {...action} />
                  </Item>
                )}
              </li>
            );
          })}
        </List>
      )}
    </Box>
  );
}
