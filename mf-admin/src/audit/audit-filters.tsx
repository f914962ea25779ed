import type { AuditEntry } from '@home-truths/platform/contract';
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
  entries: readonly AuditEntry[];
}

/** Labels by value, in the order in which they are shown. An object would put ids, being numbers, first. */
type Labels = ReadonlyMap<string, string>;

/** Returns the options of a field, with the chosen one even if it has no label. */
const optionsOf = (allLabel: string, labels: Record<string, string>, chosen: string): Labels =>
  new Map([
    ['', allLabel],
    ...Object.entries(labels),
    ...(chosen && !labels[chosen] ? [[chosen, spellOut(chosen)] as const] : []),
  ]);

function peopleOf(entries: readonly AuditEntry[], chosen: string): Labels {
  const people = entries.flatMap(({ by }) => (by ? [[String(by.id), by.username] as const] : []));
  const labels = new Map([
    ['', 'Everyone'],
    ['operator', 'The operator'],
    ...people.toSorted(([, a], [, b]) => a.localeCompare(b)),
  ]);
  return chosen && !labels.has(chosen) ? labels.set(chosen, `Account ${chosen}`) : labels;
}

interface SelectFieldProps extends Omit<FilterFormProps, 'entries'> {
  label: string;
  name: 'subject' | 'action' | 'by';
  options: Labels;
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
          // an id belongs to one kind of record
          change({ [name]: target.value, ...(name === 'subject' && { subjectId: '' }) })
        }
      >
        {Array.from(options, ([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Box>
  );
}

interface DayFieldProps extends Omit<FilterFormProps, 'entries'> {
  label: string;
  name: 'from' | 'to';
}

/** With `max` below, the years that filters.ts accepts. */
const FIRST_DAY = '2000-01-01';

function DayField({ label, name, filters, change }: DayFieldProps) {
  const id = useId();
  // on blur, since a date that is being typed changes with each digit
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
        options={optionsOf('All records', SUBJECTS, filters.subject)}
      />
      <SelectField
        {...form}
        label="Action"
        name="action"
        options={optionsOf('All actions', ACTIONS, filters.action)}
      />
      <SelectField {...form} label="Person" name="by" options={peopleOf(entries, filters.by)} />
      <DayField {...form} label="From" name="from" />
      <DayField {...form} label="To" name="to" />
      {filters.subjectId && <input type="hidden" name="subjectId" value={filters.subjectId} />}
      <Button type="submit" look="outline">
        Apply
      </Button>
    </chakra.form>
  );
}

interface HistoryOfProps {
  filters: AuditFilters;
  about: string | null | undefined;
}

/** Says whose history is shown if the entries are those of one record. */
export const HistoryOf = ({ filters, about }: HistoryOfProps) => (
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
