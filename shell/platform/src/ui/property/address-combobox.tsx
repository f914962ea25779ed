import { LIMITS, type Suggestion, suggestProperties } from '@home-truths/contract';
import { useQuery } from '@tanstack/react-query';
import {
  type ComponentProps,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { read, useApi } from '../../data/index.ts';
import { Input } from '../fields.tsx';
import { Box, chakra, VisuallyHidden } from '../layout.tsx';
import { popupListRecipe } from '../recipes.ts';
import { fullAddress, localityOf, reviewsText } from './text.ts';
import { useCombobox } from './use-combobox.ts';

const List = chakra('ul', {
  base: {
    ...popupListRecipe.base,
    zIndex: 'header',
    insetInline: '0',
    p: '1',
    maxH: '60vh',
    overflowY: 'auto',
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
    py: '1.5',
    lineHeight: '1.3',
    borderRadius: 'control',
    cursor: 'pointer',
    '&[aria-selected=true]': { bg: 'brand.subtle' },
    '& > :first-child': { md: { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } },
  },
});

const Icon = chakra('span', {
  base: {
    pos: 'absolute',
    insetStart: '3.5',
    top: '0',
    h: 'full',
    display: 'grid',
    placeItems: 'center',
    color: 'fg.subtle',
    pointerEvents: 'none',
  },
});

const NO_SUGGESTIONS: Suggestion[] = [];
const DEBOUNCE_MS = 150;
const MIN_QUERY_LENGTH = 2;

export const suggestionText = (suggestion: Suggestion) =>
  suggestion.kind === 'suburb' ? localityOf(suggestion) : fullAddress(suggestion);

const kindText = (suggestion: Suggestion) => {
  if (suggestion.kind === 'suburb')
    return suggestion.reviewCount ? reviewsText(suggestion.reviewCount) : 'Suburb';
  if (suggestion.kind === 'building') return 'Building';
  const { averageRating, reviewCount } = suggestion;
  return averageRating && reviewCount ? `${Number(averageRating).toFixed(1)} ★ (${reviewCount})` : 'Address';
};

function HighlightedText({ text, typed }: { text: string; typed: string }) {
  const searched = typed.trim().toLowerCase();
  const index = text.toLowerCase().indexOf(searched);
  const [from, to] = index < 0 ? [0, 0] : [index, index + searched.length];
  return (
    <span translate="no">
      <span>{text.slice(0, from)}</span>
      <b>{text.slice(from, to)}</b>
      <span>{text.slice(to)}</span>
    </span>
  );
}

function useSuggestions(typed: string, kind: Suggestion['kind'] | undefined) {
  const api = useApi();
  const [query, setQuery] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useQuery({
    ...read(api, suggestProperties, { query: { q: query } }),
    enabled: query.length >= MIN_QUERY_LENGTH,
    placeholderData: previous => previous,
    select: all => (kind ? all.filter(suggestion => suggestion.kind === kind) : all),
  });
  return query.length >= MIN_QUERY_LENGTH ? (data ?? NO_SUGGESTIONS) : NO_SUGGESTIONS;
}

interface AddressComboboxProps {
  label?: string;
  placeholder?: string;
  name?: string;
  control?: Pick<
    ComponentProps<typeof Input>,
    'id' | 'ref' | 'enterKeyHint' | `aria-${'required' | 'invalid' | 'describedby'}`
  >;
  value: string;
  onChange: (text: string) => void;
  onSelect: (suggestion: Suggestion) => void;
  kind?: Suggestion['kind'];
  icon?: ReactNode;
  borderless?: boolean;
}

export function AddressCombobox({
  label,
  placeholder,
  name,
  control,
  value,
  onChange,
  onSelect,
  icon,
  borderless,
  kind,
}: AddressComboboxProps) {
  // without chosen or restored values, which get no suggestions
  const [typed, setTyped] = useState('');
  const container = useRef<HTMLDivElement>(null);
  // before the first update, which would write the server's value into the field
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before hydration
  useLayoutEffect(() => {
    const input = container.current?.querySelector('input');
    if (!input || input.value === value) return;
    onChange(input.value);
    if (input !== document.activeElement) return;
    setTyped(input.value);
    show();
  }, []);
  // paints a typed character before the list
  const suggestions = useDeferredValue(useSuggestions(typed, kind));
  const { open, inputProps, listProps, optionProps, show } = useCombobox({
    choices: suggestions,
    onSelect: index => {
      const suggestion = suggestions[index];
      if (suggestion) onSelect(suggestion);
    },
  });
  return (
    <Box ref={container} pos="relative" flex="1" minW="0">
      {icon && <Icon>{icon}</Icon>}
      <Input
        {...inputProps}
        aria-label={label}
        name={name}
        value={value}
        onChange={event => {
          onChange(event.currentTarget.value);
          setTyped(event.currentTarget.value);
          show();
        }}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={LIMITS.query}
        ps={icon ? '11' : undefined}
        minH="12"
        {...control}
        {...(borderless ? { borderColor: 'transparent', bg: 'transparent' } : {})}
      />
      <List {...listProps} aria-label="Suggestions">
        {open &&
          suggestions.map((suggestion, index) => (
            <Option key={suggestionText(suggestion)} {...optionProps(index)}>
              <HighlightedText text={suggestionText(suggestion)} typed={typed} />
              <chakra.span flex="none" color="fg.muted" fontSize="0.86rem">
                {kindText(suggestion)}
              </chakra.span>
            </Option>
          ))}
      </List>
      <VisuallyHidden role="status">
        {open ? `${suggestions.length} ${suggestions.length === 1 ? 'suggestion' : 'suggestions'}` : ''}
      </VisuallyHidden>
    </Box>
  );
}
