import { STATES } from '@home-truths/platform/contract';
import { Box, FieldLabel, Select } from '@home-truths/platform/ui';
import { AddressCombobox } from '@home-truths/platform/ui/property';
import { useId } from 'react';
import type { SearchValues } from '../search/search-params.ts';

type StateFilter = SearchValues['state'];

interface StateFieldProps {
  state: StateFilter;
  onChange(state: StateFilter): void;
}

export function StateField({ state, onChange }: StateFieldProps) {
  const id = useId();
  return (
    <Box>
      <FieldLabel mb="2" htmlFor={id}>
        State
      </FieldLabel>
      <Select
        id={id}
        name="state"
        value={state ?? ''}
        onChange={event => onChange((event.currentTarget.value || undefined) as StateFilter)}
      >
        <option value="">All states</option>
        {STATES.map(each => (
          <option key={each}>{each}</option>
        ))}
      </Select>
    </Box>
  );
}

interface SuburbFieldProps {
  text: string;
  onTextChange(text: string): void;
  onSelect(suburb: string, state: StateFilter): void;
}

export function SuburbField({ text, onTextChange, onSelect }: SuburbFieldProps) {
  const id = useId();
  return (
    <Box>
      <FieldLabel mb="2" htmlFor={id}>
        Suburb
      </FieldLabel>
      <AddressCombobox
        control={{ id }}
        placeholder="Any suburb"
        name="suburb"
        kind="suburb"
        value={text}
        onChange={onTextChange}
        onSelect={({ suburb, state }) => onSelect(suburb, state as StateFilter)}
      />
    </Box>
  );
}
