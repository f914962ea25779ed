import { type Suggestion, suggestProperties } from '@home-truths/contract';
import { useQuery } from '@tanstack/react-query';
import { useCombobox } from 'downshift';
import { type ReactNode, useEffect, useState } from 'react';
import { read, useApi } from '../../data/index.ts';
import { Input } from '../fields.tsx';
import { Box, chakra, VisuallyHidden } from '../layout.tsx';
import { fullAddress, localityOf } from './text.ts';

const List = chakra('ul', {
  base: {
    pos: 'absolute',
    zIndex: 'header',
    top: 'calc(100% + 6px)',
    insetInline: '0',
    m: '0',
    p: '1.5',
    listStyle: 'none',
    maxH: '60vh',
    overflowY: 'auto',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'card',
    boxShadow: 'overlay',
  },
});

const Option = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minH: '11',
    px: '3',
    borderRadius: 'control',
    cursor: 'pointer',
    '&[data-active=true]': { bg: 'brand.subtle' },
  },
});

const EMPTY: Suggestion[] = [];
const DEBOUNCE = 150;

/** What a suggestion says: `Brunswick VIC 3056`, or a whole address. */
export const suggestionText = (suggestion: Suggestion) =>
  suggestion.kind === 'suburb' ? localityOf(suggestion) : fullAddress(suggestion);

/** The suggestions for what has been typed, a moment after the last key. */
function useSuggestions(typed: string) {
  const api = useApi();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useQuery({
    ...read(api, suggestProperties, { query: { q: asked } }),
    enabled: asked.length >= 2,
    placeholderData: previous => previous,
  });
  return asked.length >= 2 ? (data ?? EMPTY) : EMPTY;
}

interface AddressComboboxProps {
  /** The field's name for screen readers. */
  label: string;
  placeholder?: string;
  name?: string;
  value: string;
  onChange(text: string): void;
  onPick(suggestion: Suggestion): void;
  /** Stands inside the field at its beginning. */
  icon?: ReactNode;
  /** Without a border: the field stands in a box that has one. */
  bare?: boolean;
}

/** A text field that suggests suburbs and homes while typing (decision 9). Enter without a choice submits its form. */
export function AddressCombobox(props: AddressComboboxProps) {
  const { label, placeholder, name, value, onChange, onPick, icon, bare } = props;
  const [typed, setTyped] = useState('');
  const items = useSuggestions(typed);
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, closeMenu } = useCombobox({
    items,
    inputValue: value,
    selectedItem: null,
    itemToString: item => (item ? suggestionText(item) : ''),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onPick(selectedItem),
  });
  const open = isOpen && items.length > 0;
  return (
    <Box pos="relative" flex="1" minW="0">
      {icon && (
        <Box
          pos="absolute"
          insetStart="3.5"
          top="0"
          h="full"
          display="grid"
          placeItems="center"
          color="fg.subtle"
        >
          {icon}
        </Box>
      )}
      <Input
        {...getInputProps({
          'aria-label': label,
          onChange: event => {
            onChange(event.currentTarget.value);
            setTyped(event.currentTarget.value);
          },
          onKeyDown: event => {
            if (event.key !== 'Enter' || highlightedIndex >= 0) return;
            Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
            closeMenu();
          },
        })}
        name={name}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        ps={icon ? '11' : undefined}
        minH="12"
        {...(bare ? { borderColor: 'transparent', bg: 'transparent' } : {})}
      />
      <List {...getMenuProps({ 'aria-label': 'Suggestions' })} hidden={!open}>
        {open &&
          items.map((item, index) => (
            <Option
              key={suggestionText(item)}
              data-active={highlightedIndex === index}
              {...getItemProps({ item, index })}
            >
              {suggestionText(item)}
              <chakra.span color="fg.subtle" fontSize="0.86rem">
                {item.kind === 'suburb' ? 'Suburb' : 'Home'}
              </chakra.span>
            </Option>
          ))}
      </List>
      <VisuallyHidden role="status">{open ? `${items.length} suggestions` : ''}</VisuallyHidden>
    </Box>
  );
}
