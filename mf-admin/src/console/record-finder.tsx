import { useMutation } from '@home-truths/platform/data';
import { Box, Button, chakra, Flex, Input, Text } from '@home-truths/platform/ui';
import { choiceRecipe } from '@home-truths/platform/ui/recipes';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { ErrorText } from './error-text.tsx';
import { useLogError } from './use-log-error.ts';

const Results = chakra('ul', {
  base: { display: 'flex', flexDirection: 'column', gap: '2', mt: '3', outline: 'none' },
});

const Result = chakra('button', {
  base: {
    ...choiceRecipe.base,
    display: 'block',
    w: 'full',
    minH: '11',
    py: '2',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    _hover: { bg: 'bg.subtle' },
  },
});

interface ResultText {
  /** A proper name, which is not translated. */
  name: string;
  details: string;
}

interface RecordFinderProps<Row> {
  label: string;
  hint: string;
  emptyText: string;
  find(q: string): Promise<Row[]>;
  textOf(row: Row): ResultText;
  onChoose(row: Row): void;
}

/** Searches for the other record of a change, such as the property to merge with, and lets the user choose one. */
export function RecordFinder<Row extends { id: number }>(props: RecordFinderProps<Row>) {
  const { label, hint, emptyText, find, textOf, onChoose } = props;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const search = useMutation({ mutationFn: find });
  const { data: rows, isPending, error } = search;
  useLogError('The search failed', error);
  const countText = rows?.length === 0 ? emptyText : `${rows?.length} found`;
  useEffect(() => {
    if (rows?.length) list.current?.focus();
  }, [rows]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q')).trim();
    if (q && !isPending) search.mutate(q);
  };
  return (
    <Box>
      <form onSubmit={submit}>
        <chakra.label htmlFor={id} display="block" mb="1.5" fontWeight="600">
          {label}
        </chakra.label>
        <Flex gap="2.5">
          <Box flex="1" minW="0">
            <Input id={id} type="search" name="q" placeholder={hint} maxLength={200} autoComplete="off" />
          </Box>
          <Button type="submit" look="outline">
            <span>{isPending ? 'Searching...' : 'Search'}</span>
          </Button>
        </Flex>
      </form>
      <Text role="status" mt="2" color="fg.muted" textStyle="meta">
        {rows && !isPending && countText}
      </Text>
      <ErrorText>{error && 'We couldn’t search. Please try again.'}</ErrorText>
      {rows && rows.length > 0 && (
        <Results ref={list} tabIndex={-1} aria-label="Found">
          {rows.map(row => {
            const { name, details } = textOf(row);
            return (
              <li key={row.id}>
                <Result type="button" onClick={() => onChoose(row)}>
                  <chakra.span display="block" fontWeight="600" dir="auto">
                    <span translate="no">{name}</span>
                  </chakra.span>
                  <chakra.span display="block" color="fg.muted" textStyle="meta" dir="auto">
                    {details}
                  </chakra.span>
                </Result>
              </li>
            );
          })}
        </Results>
      )}
    </Box>
  );
}
