import { Box, Button, chakra, type Elements, Flex, Grid, Input, Text } from '@home-truths/platform/ui';
import { fieldRecipe } from '@home-truths/platform/ui/recipes';
import { type ComponentProps, useId, useRef } from 'react';
import { LIST_NOTES, useChecklist } from './use-checklist.ts';

const Line = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    minH: '11',
    py: '2.5',
    cursor: 'pointer',
    '& input': {
      ...fieldRecipe.base?.checkbox,
      mt: '0.2em',
      _print: { w: '3.5', h: '3.5', mt: '0.5' },
    },
    '&:has(input:checked)': { color: 'fg.muted' },
    _print: { minH: '0', py: '0.5', fontSize: '9.5pt', lineHeight: '1.3' },
  },
});

const Group = chakra('fieldset', {
  base: {
    minW: '0',
    breakInside: 'avoid',
    _print: { mb: '3' },
    '& li + li': { borderTopWidth: '1px' },
  },
});

/** Without JavaScript nothing is stored: controls that need it are hidden. */
const HIDDEN_WITHOUT_SCRIPT = { '@media (scripting: none)': { display: 'none' } };

/** Things to tick off under a heading, which differs from all others of the list. */
export interface ChecklistGroup {
  heading: string;
  /** What to say of them below the heading. */
  intro?: Elements;
  items: readonly string[];
}

type StoredChecklist = ReturnType<typeof useChecklist>;

interface ProgressProps {
  checklist: StoredChecklist;
  total: number;
  /** Whether what is cleared includes the notes. */
  clearsNotes: boolean;
}

const CLEARING = {
  ticks: { label: 'Clear ticks', done: 'All ticks cleared.' },
  all: { label: 'Clear checklist', done: 'All ticks and notes cleared.' },
};

/** The progress, and a button to start again. */
function Progress({ checklist, total, clearsNotes }: ProgressProps) {
  const { ticked, groupNotes = {}, isCleared, undo } = checklist;
  const { label, done } = clearsNotes ? CLEARING.all : CLEARING.ticks;
  const clear = clearsNotes ? checklist.clearAll : checklist.clearTicks;
  const hasNotes = Object.values(groupNotes).some(text => text !== '');
  return (
    <Flex
      align="center"
      columnGap="4"
      wrap="wrap"
      minH="11"
      mt="4"
      css={HIDDEN_WITHOUT_SCRIPT}
      _print={{ display: 'none' }}
    >
      <Text>
        <b>{`${ticked.length} of ${total}`}</b> <span>done</span>
      </Text>
      {(ticked.length > 0 || hasNotes || isCleared) && (
        <Button look="outline" onClick={isCleared ? undo : clear}>
          <span>{isCleared ? 'Undo' : label}</span>
        </Button>
      )}
      <Text role="status" color="fg.muted">
        {isCleared ? done : ''}
      </Text>
    </Flex>
  );
}

/** The most characters of the notes of a group. */
const MAX_GROUP_NOTES = 2_000;

/** How headings of groups look. */
const HEADING = { fontFamily: 'heading', fontWeight: '700', fontSize: '1.25rem' } as const;

interface NotesProps extends Pick<ComponentProps<typeof Input>, 'minH' | 'maxLength' | 'aria-describedby'> {
  name: string;
  value: string;
  label: Pick<ComponentProps<typeof Text>, 'textStyle' | 'fontFamily' | 'fontWeight' | 'fontSize'>;
  onWrite: (text: string) => void;
}

function NotesField({ label, onWrite, ...field }: NotesProps) {
  const id = useId();
  return (
    <>
      <Text asChild {...label}>
        <label htmlFor={id}>Notes</label>
      </Text>
      <Input
        as="textarea"
        id={id}
        display="block"
        mt="1.5"
        py="2.5"
        _print={{ mt: '0', py: '1' }}
        css={{ fieldSizing: 'content' }}
        onChange={({ target }) => onWrite(target.value)}
        {...field}
      />
    </>
  );
}

interface ListNotesProps {
  checklist: StoredChecklist;
  help: string;
}

/** Notes about the whole list. */
const ListNotes = ({ checklist, help }: ListNotesProps) => (
  <Box mt="8" maxW="measure" css={HIDDEN_WITHOUT_SCRIPT} _print={{ mt: '2', breakInside: 'avoid' }}>
    <NotesField
      name={LIST_NOTES}
      label={HEADING}
      aria-describedby={help}
      minH={{ base: '32', _print: '20' }}
      value={checklist.notes}
      onWrite={checklist.write}
    />
  </Box>
);

interface GroupNotesProps extends ListNotesProps {
  heading: string;
}

/** Printed in one row. */
const GroupNotes = ({ checklist, heading, help }: GroupNotesProps) => (
  <Box mt="2" css={HIDDEN_WITHOUT_SCRIPT} _print={{ display: 'flex', gap: '2', mt: '0.5' }}>
    <NotesField
      name={heading}
      label={{ fontSize: { base: '0.95rem', _print: '9pt' } }}
      aria-describedby={help}
      minH={{ base: '12', _print: '7' }}
      maxLength={MAX_GROUP_NOTES}
      value={checklist.groupNotes?.[heading] ?? ''}
      onWrite={text => checklist.writeInGroup(heading, text)}
    />
  </Box>
);

interface TickListProps {
  /** Identifies the list in the device's storage. */
  slug: string;
  groups: readonly ChecklistGroup[];
  /** Each group has a field for notes, and all are cleared together, in place of one field for the list. */
  hasGroupNotes?: boolean;
}

/** Things to tick off in groups, with notes; both are stored on the device. */
export function TickList({ slug, groups, hasGroupNotes = false }: TickListProps) {
  const list = useRef<HTMLDivElement>(null);
  const help = useId();
  const checklist = useChecklist(slug, list);
  const items = groups.flatMap(group => group.items);
  const ticked = checklist.ticked.filter(item => items.includes(item));
  const box = (item: string): ComponentProps<'input'> => ({
    name: 'tick',
    value: item,
    checked: ticked.includes(item),
    onChange: ({ target }) => checklist.tick(item, target.checked),
  });
  return (
    <div ref={list}>
      <Progress checklist={{ ...checklist, ticked }} total={items.length} clearsNotes={hasGroupNotes} />
      <Grid
        mt="6"
        templateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="12"
        rowGap="8"
        _print={{ display: 'block', mt: '4', columns: '2', columnGap: '8' }}
      >
        {groups.map(({ heading, intro, items }) => (
          <Group key={heading}>
            <Box as="legend" {...HEADING} mb="1" _print={{ mb: '0', fontSize: '12pt' }}>
              {heading}
            </Box>
            {intro}
            <ul>
              {items.map(item => (
                <li key={item}>
                  <Line>
                    <input type="checkbox" {...box(item)} /> <span>{item}</span>
                  </Line>
                </li>
              ))}
            </ul>
            {hasGroupNotes && <GroupNotes checklist={checklist} heading={heading} help={help} />}
          </Group>
        ))}
      </Grid>
      {!hasGroupNotes && <ListNotes checklist={checklist} help={help} />}
      <Text
        id={help}
        mt="1.5"
        color="fg.muted"
        textStyle="meta"
        css={HIDDEN_WITHOUT_SCRIPT}
        _print={{ display: 'none' }}
      >
        Ticks and notes stay on this device.
      </Text>
    </div>
  );
}
