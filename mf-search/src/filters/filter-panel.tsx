import { Button, chakra } from '@home-truths/platform/ui';
import type { FormEvent } from 'react';
import { HiddenFields } from '../search/hidden-fields.tsx';
import { EMPTY_SEARCH, type SearchValues } from '../search/search-params.ts';
import { EnterButton } from '../search-box/enter-button.tsx';
import { useSyncedState } from '../search-box/use-synced-state.ts';
import { IssueChoice, TypeChoice } from './choices.tsx';
import { StateField, SuburbField } from './place-fields.tsx';
import { RatingChoice } from './rating-choice.tsx';
import { useFindSuburb } from './use-find-suburb.ts';

const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '6' } });

const WithoutScripts = chakra('div', {
  base: { display: 'none', '@media (scripting: none)': { display: 'block' } },
});

interface FilterPanelProps {
  search: SearchValues;
  onChange(changes: Partial<SearchValues>): void;
}

function useSuburbText({ search, onChange }: FilterPanelProps) {
  const [text, setText] = useSyncedState(search.suburb ?? '');
  const findSuburb = useFindSuburb();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const typed = text.trim();
    if (!typed) return onChange({ suburb: undefined });
    const known = await findSuburb(typed, search.state);
    onChange(
      known ? { suburb: known.suburb, state: known.state as SearchValues['state'] } : { suburb: typed },
    );
  };
  return { text, setText, submit };
}

export function FilterPanel({ search, onChange }: FilterPanelProps) {
  const { text, setText, submit } = useSuburbText({ search, onChange });
  const { type, state, issue } = search;
  return (
    <Form action="/search" aria-label="Filters" onSubmit={event => void submit(event)}>
      <EnterButton />
      <TypeChoice chosen={type} onChange={chosen => onChange({ type: chosen })} />
      <StateField state={state} onChange={chosen => onChange({ state: chosen, suburb: undefined })} />
      <SuburbField
        text={text}
        onTextChange={setText}
        onSelect={(suburb, stateOfSuburb) => onChange({ suburb, state: stateOfSuburb })}
      />
      <RatingChoice range={search} onChange={onChange} />
      <IssueChoice chosen={issue} onChange={chosen => onChange({ issue: chosen })} />
      <WithoutScripts>
        <Button type="submit">Apply filters</Button>
      </WithoutScripts>
      <HiddenFields search={{ ...EMPTY_SEARCH, q: search.q, type, issue, sort: search.sort }} />
    </Form>
  );
}
