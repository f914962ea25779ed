import { Box, Button, chakra, Flex, Heading, Text } from '@home-truths/platform/ui';
import type { SyntheticEvent } from 'react';

/** A field as it is stored and as it was typed here. */
export interface Difference {
  label: string;
  theirs: string;
  mine: string;
}

const focusOnMount = (panel: HTMLElement | null) => panel?.focus();

const Side = ({ label, children }: { label: string; children: string }) => (
  <Box minW="0">
    <chakra.dt textStyle="meta" color="fg.muted">
      {label}
    </chakra.dt>
    <chakra.dd whiteSpace="pre-line" overflowWrap="anywhere" dir="auto">
      {children || '(empty)'}
    </chakra.dd>
  </Box>
);

interface ConflictPanelProps {
  differences: Difference[];
  onKeepTheirs(): void;
  onSaveMine(event: SyntheticEvent): void;
}

/** Shows the later of two administrators what changed, and lets them choose a version (decision 155). */
export const ConflictPanel = ({ differences, onKeepTheirs, onSaveMine }: ConflictPanelProps) => (
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
            <Side label="Saved version">{theirs}</Side>
            <Side label="Your version">{mine}</Side>
          </chakra.dl>
        </chakra.section>
      ))
    )}
    <Flex mt="4" gap="3" flexWrap="wrap">
      <Button look="outline" onClick={onKeepTheirs}>
        Keep theirs
      </Button>
      <Button onClick={onSaveMine}>Save mine</Button>
    </Flex>
  </Box>
);

/** The fields in which two sets of form values differ. */
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
