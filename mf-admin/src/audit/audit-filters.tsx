import type { AuditEntry } from '@home-truths/platform/contract';
import { Options } from '@home-truths/platform/page';
import {
  Box,
  Button,
  chakra,
  FieldLabel,
  Flex,
  Input,
  Select,
  Text,
  TextLink,
} from '@home-truths/platform/ui';
import { type FocusEvent, type FormEvent, useId } from 'react';
import { type AuditFilters, auditUrl } from './filters.ts';
import { ACTIONS, SUBJECTS, spellOut } from './labels.ts';

interface FilterFormProps {
  filters: AuditFilters;
  change(changes: Partial<AuditFilters>): void;
  /** The entries whose people can be chosen. */
  entries: readonly AuditEntry[];
}

/** Returns the options, with the chosen one even if it has no label. */
const withChosen = (all: string, options: Record<string, string>, chosen: string) => ({
  '': all,
  ...options,
  ...(chosen && !options[chosen] && { [chosen]: spellOut(chosen) }),
});

function peopleOf(entries: readonly AuditEntry[], chosen: string): Record<string, string> {
  const people = entries.flatMap(({ by }) => (by ? [[String(by.id), by.username] as const] : []));
  const names = Object.fromEntries(people.toSorted(([, a], [, b]) => a.localeCompare(b)));
  const isMissing = chosen && chosen !== 'operator' && !names[chosen];
  // digits would come first among the keys of an object
  return { operator: 'The operator', ...names, ...(isMissing && { [chosen]: `Account ${chosen}` }) };
}

interface SelectFieldProps extends Omit<FilterFormProps, 'entries'> {
  label: string;
  name: 'subject' | 'action' | 'by';
  options: Record<string, string>;
}

function SelectField({ label, name, options, filters, change }: SelectFieldProps) {
  const id = useId();
  return (
    <Box flex={{ base: '1 1 9rem', md: '0 1 12rem' }}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Select
        id={id}
        name={name}
        value={filters[name]}
        onChange={({ target }) =>
          change({ [name]: target.value, ...(name === 'subject' && { subjectId: '' }) })
        }
      >
        <Options options={options} />
      </Select>
    </Box>
  );
}

interface DayFieldProps extends Omit<FilterFormProps, 'entries'> {
  label: string;
  name: 'from' | 'to';
}

const FIRST_DAY = '2000-01-01';

/** A day, which applies on blur or Enter. */
function DayField({ label, name, filters, change }: DayFieldProps) {
  const id = useId();
  const apply = ({ target }: FocusEvent<HTMLInputElement>) => {
    if (target.validity.valid && target.value !== filters[name]) change({ [name]: target.value });
  };
  return (
    <Box flex={{ base: '1 1 9rem', md: '0 1 11rem' }}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      {/* Back and Forward change the URL: the key then remounts the field with the new day */}
      <Input
        key={filters[name]}
        id={id}
        type="date"
        name={name}
        defaultValue={filters[name]}
        min={(name === 'to' && filters.from) || FIRST_DAY}
        max="2999-12-31"
        onBlur={apply}
      />
    </Box>
  );
}

export function AuditFilterForm({ entries, ...form }: FilterFormProps) {
  const { filters, change } = form;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    change({ from: String(data.get('from') ?? ''), to: String(data.get('to') ?? '') });
  };
  return (
    <chakra.form
      display="flex"
      flexWrap="wrap"
      alignItems="end"
      gap="3"
      mb="5"
      role="search"
      aria-label="Entries"
      action="/admin/audit"
      onSubmit={submit}
    >
      <SelectField
        {...form}
        label="Record"
        name="subject"
        options={withChosen('All records', SUBJECTS, filters.subject)}
      />
      <SelectField
        {...form}
        label="Action"
        name="action"
        options={withChosen('All actions', ACTIONS, filters.action)}
      />
      <SelectField
        {...form}
        label="Person"
        name="by"
        options={{ '': 'Everyone', ...peopleOf(entries, filters.by) }}
      />
      <DayField {...form} label="From" name="from" />
      <DayField {...form} label="To" name="to" />
      {filters.subjectId && <input type="hidden" name="subjectId" value={filters.subjectId} />}
      <Button type="submit" look="outline">
        Apply
      </Button>
    </chakra.form>
  );
}

export const HistoryOf = ({
  filters,
  about,
}: {
  filters: AuditFilters;
  about: string | null | undefined;
}) => (
  <Flex mb="5" columnGap="4" rowGap="1" align="baseline" wrap="wrap">
    <Text>
      <span>History of </span>
      <b>{`${(SUBJECTS[filters.subject] ?? spellOut(filters.subject)).toLowerCase()} ${filters.subjectId}`}</b>
      {about && (
        <>
          <span>: </span>
          <bdi translate="no">{about}</bdi>
        </>
      )}
    </Text>
    <TextLink to={auditUrl({})}>Show all entries</TextLink>
  </Flex>
);
