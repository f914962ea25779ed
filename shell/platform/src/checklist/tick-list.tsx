import { Box, Button, chakra, type Elements, Flex, Grid, Input, Text } from '@home-truths/platform/ui';
import { fieldRecipe } from '@home-truths/platform/ui/recipes';
import { type ComponentProps, useId, useRef, useState } from 'react';
import { LIST_NOTES, useChecklist } from './use-checklist.ts';

const Line = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    py: '1.5',
    lineHeight: '1.4',
    cursor: 'pointer',
    '& input': {
      ...fieldRecipe.base?.checkbox,
      _print: { w: '3.5', h: '3.5' },
    },
    '&:has(input:checked)': { color: 'fg.muted' },
    _print: { minH: '0', py: '0.5', fontSize: '9.5pt', lineHeight: '1.3' },
  },
});

const Group = chakra('fieldset', {
  base: {
    pos: 'relative',
    minW: '0',
    breakInside: 'avoid',
    _print: { mb: '2' },
    // lets a short intro stand beside the heading
    '& > legend': { float: 'inline-start', me: '2' },
    '& > :is(ul, details)': { clear: 'both' },
    '& li + li': { borderTopWidth: '1px' },
  },
});

const HIDDEN_WITHOUT_SCRIPT = { '@media (scripting: none)': { display: 'none' } };

export interface ChecklistGroup {
  heading: string;
  intro?: Elements;
  items: readonly string[];
  /** Groups that this one replaces; their notes are shown until it has its own. */
  formerHeadings?: readonly string[];
}

type StoredChecklist = ReturnType<typeof useChecklist>;

interface ProgressProps {
  checklist: StoredChecklist;
  total: number;
  clearsNotes: boolean;
}

function Progress({ checklist, total, clearsNotes }: ProgressProps) {
  const { ticked, groupNotes = {}, isCleared, undo } = checklist;
  const [clearLabel, clearedMessage] = clearsNotes
    ? ['Clear checklist', 'All ticks and notes cleared.']
    : ['Clear ticks', 'All ticks cleared.'];
  const clear = clearsNotes ? checklist.clearAll : checklist.clearTicks;
  const hasNotes = Object.values(groupNotes).some(text => text !== '');
  return (
    <Flex
      align="center"
      columnGap="4"
      wrap="wrap"
      minH="11"
      mt="2"
      css={HIDDEN_WITHOUT_SCRIPT}
      _print={{ display: 'none' }}
    >
      <Text>
        <b>{`${ticked.length} of ${total}`}</b> <span>done</span>
      </Text>
      {(ticked.length > 0 || hasNotes || isCleared) && (
        <Button look="outline" onClick={isCleared ? undo : clear}>
          <span>{isCleared ? 'Undo' : clearLabel}</span>
        </Button>
      )}
      <Text role="status" color="fg.muted">
        {isCleared ? clearedMessage : ''}
      </Text>
    </Flex>
  );
}

const MAX_GROUP_NOTES = 2_000;

const HEADING = { fontFamily: 'heading', fontWeight: '700', fontSize: '1.25rem' } as const;

interface NotesProps extends Omit<ComponentProps<typeof Input>, 'onChange'> {
  onWrite: (text: string) => void;
}

const NotesField = ({ onWrite, ...field }: NotesProps) => (
  <Input
    as="textarea"
    display="block"
    py="2.5"
    _print={{ py: '0' }}
    css={{ fieldSizing: 'content' }}
    onChange={({ target }) => onWrite(target.value)}
    {...field}
  />
);

interface ListNotesProps {
  checklist: StoredChecklist;
  helpId: string;
}

function ListNotes({ checklist, helpId }: ListNotesProps) {
  const id = useId();
  return (
    <Box mt="8" maxW="measure" css={HIDDEN_WITHOUT_SCRIPT} _print={{ mt: '2', breakInside: 'avoid' }}>
      <Box asChild display="block" mb="1.5" {...HEADING}>
        <label htmlFor={id}>Notes</label>
      </Box>
      <NotesField
        id={id}
        name={LIST_NOTES}
        aria-describedby={helpId}
        minH={{ base: '32', _print: '20' }}
        value={checklist.notes}
        onWrite={checklist.write}
      />
    </Box>
  );
}

/** Notes of a group, which are always open on paper. */
const Details = chakra('details', {
  base: {
    ...HIDDEN_WITHOUT_SCRIPT,
    '& > summary': {
      pos: 'absolute',
      top: '-2',
      insetEnd: '0',
      px: '1',
      color: 'brand.fg',
      cursor: 'pointer',
      fontWeight: '600',
      fontSize: '0.90625rem',
      lineHeight: '2.75rem',
    },
    _print: {
      '& > summary': { display: 'none' },
      '&::details-content': { contentVisibility: 'visible' },
    },
  },
});

interface GroupNotesProps extends ListNotesProps {
  group: ChecklistGroup;
}

function GroupNotes({ checklist, group: { heading, formerHeadings = [] }, helpId }: GroupNotesProps) {
  const labelId = useId();
  const [isOpen, setOpen] = useState(false);
  const { groupNotes = {} } = checklist;
  const notes = groupNotes[heading] ?? formerHeadings.flatMap(name => groupNotes[name] || []).join('\n');
  return (
    <Details open={isOpen || notes !== ''} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary id={labelId}>Notes</summary>
      <NotesField
        name={heading}
        aria-labelledby={labelId}
        aria-describedby={helpId}
        minH={{ base: '12', _print: '6' }}
        maxLength={MAX_GROUP_NOTES}
        value={notes}
        onWrite={text => checklist.writeInGroup(heading, text)}
      />
    </Details>
  );
}

interface TickListProps {
  /** Part of the storage key. */
  slug: string;
  groups: readonly ChecklistGroup[];
  /** Gives each group a field for notes, cleared with the ticks. */
  hasGroupNotes?: boolean;
}

export function TickList({ slug, groups, hasGroupNotes = false }: TickListProps) {
  const list = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const checklist = useChecklist(slug, list);
  const items = groups.flatMap(group => group.items);
  const ticked = checklist.ticked.filter(item => items.includes(item));
  const boxProps = (item: string): ComponentProps<'input'> => ({
    name: 'tick',
    value: item,
    checked: ticked.includes(item),
    onChange: ({ target }) => checklist.tick(item, target.checked),
  });
  return (
    <div ref={list}>
      <Progress checklist={{ ...checklist, ticked }} total={items.length} clearsNotes={hasGroupNotes} />
      <Grid
        mt="3"
        templateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="12"
        rowGap="4"
        _print={{ display: 'block', mt: '4', columns: '2', columnGap: '8' }}
      >
        {groups.map(group => (
          <Group key={group.heading}>
            <Box
              as="legend"
              {...HEADING}
              lineHeight="1.75rem"
              _print={{ fontSize: '12pt', lineHeight: '1.4' }}
            >
              {group.heading}
            </Box>
            {group.intro}
            {hasGroupNotes && <GroupNotes checklist={checklist} group={group} helpId={helpId} />}
            <ul>
              {group.items.map(item => (
                <li key={item}>
                  <Line>
                    <input type="checkbox" {...boxProps(item)} /> <span>{item}</span>
                  </Line>
                </li>
              ))}
            </ul>
          </Group>
        ))}
      </Grid>
      {!hasGroupNotes && <ListNotes checklist={checklist} helpId={helpId} />}
      <Text
        id={helpId}
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
