import { Box, Button, chakra, Flex, Grid, Input, Text } from '@home-truths/platform/ui';
import { fieldRecipe } from '@home-truths/platform/ui/recipes';
import { type ComponentProps, useId, useRef } from 'react';
import type { Checklist } from '../guides/guide.ts';
import { useChecklist } from './use-checklist.ts';

const Line = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    minH: '11',
    py: '2.5',
    cursor: 'pointer',
    '& input': { ...fieldRecipe.base?.checkbox, mt: '0.2em' },
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

type StoredChecklist = ReturnType<typeof useChecklist>;

interface ProgressProps {
  checklist: StoredChecklist;
  total: number;
}

/** The progress, and a button to start again. */
const Progress = ({ checklist, total }: ProgressProps) => (
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
      <b>{`${checklist.ticked.length} of ${total}`}</b> <span>done</span>
    </Text>
    {(checklist.ticked.length > 0 || checklist.isCleared) && (
      <Button look="outline" onClick={checklist.isCleared ? checklist.undo : checklist.clear}>
        <span>{checklist.isCleared ? 'Undo' : 'Clear ticks'}</span>
      </Button>
    )}
    <Text role="status" color="fg.muted">
      {checklist.isCleared ? 'All ticks cleared.' : ''}
    </Text>
  </Flex>
);

function Notes({ checklist }: { checklist: StoredChecklist }) {
  const id = useId();
  return (
    <Box mt="8" maxW="measure" css={HIDDEN_WITHOUT_SCRIPT} _print={{ mt: '2', breakInside: 'avoid' }}>
      <Text asChild fontFamily="heading" fontWeight="700" fontSize="1.25rem">
        <label htmlFor={id}>Notes</label>
      </Text>
      <Input
        as="textarea"
        id={id}
        name="notes"
        aria-describedby={`${id}-help`}
        display="block"
        mt="1.5"
        py="2.5"
        minH="32"
        _print={{ minH: '20' }}
        css={{ fieldSizing: 'content' }}
        value={checklist.notes}
        onChange={({ target }) => checklist.write(target.value)}
      />
      <Text id={`${id}-help`} mt="1.5" color="fg.muted" textStyle="meta" _print={{ display: 'none' }}>
        Ticks and notes stay on this device.
      </Text>
    </Box>
  );
}

interface TickListProps extends Pick<Checklist, 'groups'> {
  /** Identifies the list in the device's storage. */
  slug: string;
}

/** Things to tick off in groups, with notes; both are stored on the device. */
export function TickList({ slug, groups }: TickListProps) {
  const list = useRef<HTMLDivElement>(null);
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
      <Progress checklist={{ ...checklist, ticked }} total={items.length} />
      <Grid
        mt="6"
        templateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="12"
        rowGap="8"
        _print={{ display: 'block', mt: '4', columns: '2', columnGap: '8' }}
      >
        {groups.map(group => (
          <Group key={group.heading}>
            <Box
              as="legend"
              fontFamily="heading"
              fontWeight="700"
              fontSize="1.25rem"
              mb="1"
              _print={{ mb: '0', fontSize: '12pt' }}
            >
              {group.heading}
            </Box>
            <ul>
              {group.items.map(item => (
                <li key={item}>
                  <Line>
                    <input type="checkbox" {...box(item)} /> <span>{item}</span>
                  </Line>
                </li>
              ))}
            </ul>
          </Group>
        ))}
      </Grid>
      <Notes checklist={checklist} />
    </div>
  );
}
