import { type Api, useApi } from '@home-truths/platform/data';
import type { ContractForm } from '@home-truths/platform/forms';
import { Box, Button, chakra, Flex, Heading, Text } from '@home-truths/platform/ui';
import { useRef, useState } from 'react';
import { changedByOthers, type Versioned } from './changed-by-others.ts';
import { focusOnMount } from './focus-on-mount.ts';

/**
 * Saves a record with the version that was read. If somebody else saved meanwhile, `theirs` is set, and
 * `ConflictPanel` shows both until the user chooses.
 */
export function useConflict<Row extends Versioned>(
  record: Versioned,
  readCurrent: (api: Api) => Promise<Row | undefined>,
) {
  const api = useApi();
  // no state, since `overwrite` changes it just before the form saves
  const expectedVersion = useRef(record.version);
  const [theirs, setTheirs] = useState<Row>();

  /** Returns undefined if there is a conflict. */
  async function save<Saved>(
    write: (version: number | undefined) => Promise<Saved>,
  ): Promise<Saved | undefined> {
    try {
      return await write(expectedVersion.current);
    } catch (error) {
      const current = await changedByOthers(error, expectedVersion.current, () => readCurrent(api));
      if (!current) throw error;
      setTheirs(current);
    }
  }

  /** Makes the next `save` replace their version. */
  const overwrite = () => {
    if (theirs) expectedVersion.current = theirs.version;
    setTheirs(undefined);
  };

  return { theirs, save, overwrite };
}

interface Difference {
  label: string;
  theirs: string;
  mine: string;
}

const FieldVersion = ({ label, children }: { label: string; children: string }) => (
  <Box minW="0">
    <chakra.dt textStyle="meta" color="fg.muted">
      {label}
    </chakra.dt>
    <chakra.dd whiteSpace="pre-line" overflowWrap="anywhere" dir="auto">
      {children || '(empty)'}
    </chakra.dd>
  </Box>
);

interface ConflictPanelProps<Row> {
  theirs: Row | undefined;
  overwrite(): void;
  form: Pick<ContractForm<Record<string, unknown>>, 'submit'>;
  differencesFrom(theirs: Row): Difference[];
  onKeepTheirs(theirs: Row): void;
}

/** Compares their version with the user's, field by field, and lets the user choose one. */
export function ConflictPanel<Row>(props: ConflictPanelProps<Row>) {
  const { theirs, overwrite, form, differencesFrom, onKeepTheirs } = props;
  if (!theirs) return null;
  const differences = differencesFrom(theirs);
  return (
    <Box
      ref={focusOnMount}
      role="alert"
      tabIndex={-1}
      mb="5"
      p="4"
      bg="issue.orange.bg"
      borderWidth="1px"
      borderColor="issue.orange.fg"
      borderRadius="control"
    >
      <Heading as="h3" look="h3">
        Someone else has changed this since you opened it
      </Heading>
      {differences.length === 0 ? (
        <Text mt="2">Their version is the same as yours. There’s nothing left to save.</Text>
      ) : (
        differences.map(({ label, theirs, mine }) => (
          <chakra.section key={label} aria-label={label} mt="3">
            <Text fontWeight="600">{label}</Text>
            <chakra.dl mt="1" display="grid" gap="3" gridTemplateColumns={{ sm: '1fr 1fr' }}>
              <FieldVersion label="Saved version">{theirs}</FieldVersion>
              <FieldVersion label="Your version">{mine}</FieldVersion>
            </chakra.dl>
          </chakra.section>
        ))
      )}
      <Flex mt="4" gap="3" flexWrap="wrap">
        <Button look="outline" onClick={() => onKeepTheirs(theirs)}>
          Keep theirs
        </Button>
        <Button
          onClick={event => {
            overwrite();
            form.submit(event);
          }}
        >
          Save mine
        </Button>
      </Flex>
    </Box>
  );
}

/** @param labels of the fields to compare, by name */
export const differencesOf = (
  labels: Record<string, string>,
  theirs: Record<string, unknown>,
  mine: Record<string, unknown>,
): Difference[] =>
  Object.entries(labels)
    .map(([name, label]) => ({ label, theirs: toText(theirs[name]), mine: toText(mine[name]) }))
    .filter(({ theirs, mine }) => theirs !== mine);

const toText = (value: unknown) => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === undefined || value === null ? '' : String(value);
};
