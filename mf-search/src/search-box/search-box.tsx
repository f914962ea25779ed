import type { PropertyType, Suggestion } from '@home-truths/platform/contract';
import { useNavigate } from '@home-truths/platform/router';
import { Button, chakra, type Elements } from '@home-truths/platform/ui';
import { Building2, House, Search as Magnifier } from '@home-truths/platform/ui/icons';
import { AddressCombobox } from '@home-truths/platform/ui/property';
import type { FormEvent } from 'react';
import { HiddenFields } from '../search/hidden-fields.tsx';
import { type SearchValues, searchUrl } from '../search/search-params.ts';
import { replacedPlaceFilters, searchBoxText } from '../search/search-texts.ts';
import { EnterButton } from './enter-button.tsx';
import { Toggle, ToggleGroup } from './toggle.tsx';
import { useSyncedState } from './use-synced-state.ts';

const TYPES = [
  { type: 'apartment', text: 'Apartments', Icon: Building2 },
  { type: 'house', text: 'Houses', Icon: House },
] as const;

interface TypeTogglesProps {
  chosen: PropertyType | undefined;
  onChange(type: PropertyType | undefined): void;
}

const TypeToggles = ({ chosen, onChange }: TypeTogglesProps) => (
  <ToggleGroup role="group" aria-label="Property type">
    {TYPES.map(({ type, text, Icon }) => (
      <Toggle
        key={type}
        name="type"
        value={type}
        pressed={type === chosen}
        onToggle={() => onChange(type === chosen ? undefined : type)}
      >
        <Icon size={18} aria-hidden /> <span>{text}</span>
      </Toggle>
    ))}
  </ToggleGroup>
);

const Form = chakra('form', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2.5', w: 'full' },
  variants: {
    large: {
      true: {
        pos: 'relative',
        containerType: 'inline-size',
        p: '2.5',
        bg: 'bg.panel',
        borderWidth: '1px',
        borderColor: 'border.floating',
        borderRadius: 'panel',
        boxShadow: 'overlay',
      },
    },
  },
});

const TextPart = chakra('div', {
  base: {
    display: 'flex',
    flex: '1',
    minW: { base: 'full', md: '18rem' },
    '& input': { textOverflow: 'ellipsis' },
  },
  variants: {
    large: {
      // on phones the Search button is inside the field and takes the place of its icon
      true: {
        '& [role=listbox]': { w: '100cqi', top: '100%' },
        mdDown: {
          '& div > span:first-child': { display: 'none' },
          '& input': { ps: '3!', pe: '14' },
        },
      },
    },
  },
});

/** On phones the text is hidden, but it is still the accessible name. */
const searchButton = {
  pos: { base: 'absolute', md: 'static' },
  top: '2.5',
  insetEnd: '2.5',
  minH: { base: '12', md: '11' },
  w: { base: '12', md: 'auto' },
  px: { base: '0', md: '7' },
  ms: { md: 'auto' },
  fontSize: { base: '0', md: '1rem' },
  css: { '& svg': { display: { md: 'none' } } },
} as const;

const ButtonPart = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2.5',
    w: { base: 'full', md: 'auto' },
    '& > *': { flex: { base: '1 1 auto', md: '0 1 auto' } },
    // on phones the labels fit into one row without the icons
    '& [name]': { px: { base: '2.5', md: '4' } },
    '& [aria-pressed] svg': { display: { base: 'none', md: 'block' } },
  },
  variants: { large: { true: { w: { base: 'full', md: 'full', lg: 'auto' } } } },
});

interface SearchBoxProps {
  search: SearchValues;
  /** A panel with a visible Search button; the search page has Enter and suggestions. */
  large?: boolean;
  /**
   * Receives text, type and the place filters that the text replaces; by default the form navigates to /search. A
   * chosen suggestion always navigates.
   */
  onSearch?(q: string, type: PropertyType | undefined, replaced: Partial<SearchValues>): void;
  renderFilters(q: string, type: PropertyType | undefined): Elements;
}

const NO_PLACE = { suburb: undefined, state: undefined };

function useSearchBox({ search, onSearch }: Pick<SearchBoxProps, 'search' | 'onSearch'>) {
  const navigate = useNavigate();
  const shownText = searchBoxText(search);
  const [text, setText] = useSyncedState(shownText);
  const [type, setType] = useSyncedState(search.type);
  // unchanged text may name a chosen suburb
  const isChanged = text.trim() !== shownText;
  const q = isChanged ? text.trim() : search.q;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (onSearch) onSearch(q, type, isChanged ? replacedPlaceFilters(q, search) : {});
    else void navigate(searchUrl({ q, type }));
  };
  const changeType = (newType: PropertyType | undefined) => {
    setType(newType);
    // not the typed text, which only Enter or a suggestion applies
    onSearch?.(search.q, newType, {});
  };
  const selectSuggestion = (suggestion: Suggestion) => {
    if (suggestion.kind === 'property') return void navigate(`/property/${suggestion.id}`);
    const place = { q: '', suburb: suggestion.suburb, state: suggestion.state as SearchValues['state'] };
    setText(searchBoxText(place));
    void navigate(searchUrl({ ...search, type, page: 1, ...place }));
  };
  // without JavaScript the form submits the text, which names the place unless there is a `q`; `panel`, how the filters
  // are shown, is no part of a new search
  const hiddenFields = { ...search, ...(search.q ? {} : NO_PLACE), q: '', type, page: 1, panel: undefined };
  return { text, setText, q, type, hiddenFields, submit, changeType, selectSuggestion };
}

/** Renders a form for /search, which works before hydration and without JavaScript. */
export function SearchBox({ search, large, onSearch, renderFilters }: SearchBoxProps) {
  const { text, setText, q, type, hiddenFields, submit, changeType, selectSuggestion } = useSearchBox({
    search,
    onSearch,
  });
  return (
    <Form role="search" action="/search" large={large} onSubmit={submit}>
      <EnterButton />
      <TextPart large={large}>
        <AddressCombobox
          label="Search by address, suburb, or postcode"
          placeholder="Search by address, suburb, or postcode..."
          name="q"
          value={text}
          onChange={setText}
          onSelect={selectSuggestion}
          icon={<Magnifier size={20} aria-hidden />}
          borderless={large}
        />
      </TextPart>
      <ButtonPart large={large}>
        <TypeToggles chosen={type} onChange={changeType} />
        {renderFilters(q, type)}
        {large && (
          <Button type="submit" {...searchButton}>
            <Magnifier size={20} aria-hidden /> Search
          </Button>
        )}
      </ButtonPart>
      <HiddenFields search={hiddenFields} />
    </Form>
  );
}
