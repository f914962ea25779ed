import { useApi, useQueryClient } from '@home-truths/platform/data';
import { Button, chakra, lazyWithRetry } from '@home-truths/platform/ui';
import type { FormEvent } from 'react';
import { HiddenFields } from '../search/hidden-fields.tsx';
import { EMPTY_SEARCH, type SearchValues } from '../search/search-params.ts';
import { EnterButton } from '../search-box/enter-button.tsx';
import { useSyncedState } from '../search-box/use-synced-state.ts';
import { IssueChoice, TypeChoice } from './choices.tsx';
import { StateField, SuburbField } from './place-fields.tsx';
import { RatingChoice } from './rating-choice.tsx';

const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '6' } });

const WithoutScripts = chakra('div', {
  base: { display: 'none', '@media (scripting: none)': { display: 'block' } },
});

interface FilterPanelProps {
  search: SearchValues;
  onChange(changes: Partial<SearchValues>): void;
}

const loadFindSuburb = lazyWithRetry(() =>
  import(/* webpackChunkName: "controls" */ './find-suburb.ts').then(module => module.findSuburb),
);

/** Returns the path and the place in the form, as one text. */
function readInput(form: HTMLFormElement) {
  const fields = new FormData(form);
  return [window.location.pathname, fields.get('suburb'), fields.get('state')].join();
}

function useSuburbText({ search, onChange }: FilterPanelProps) {
  const [text, setText] = useSyncedState(search.suburb ?? '');
  const api = useApi();
  const queryClient = useQueryClient();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = text.trim();
    if (!name) return onChange({ suburb: undefined });
    const form = event.currentTarget;
    const submitted = readInput(form);
    const match = await loadFindSuburb()
      .then(findSuburb => findSuburb(api, queryClient, name, search.state))
      // searches for the text as it is
      .catch(() => undefined);
    // a late reply neither replaces newer input nor leads back to a page that was left
    if (readInput(form) !== submitted) return;
    onChange(
      match ? { suburb: match.suburb, state: match.state as SearchValues['state'] } : { suburb: name },
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
      {/* state, suburb and rating are fields of the form */}
      <HiddenFields search={{ ...EMPTY_SEARCH, q: search.q, type, issue, sort: search.sort }} />
    </Form>
  );
}
