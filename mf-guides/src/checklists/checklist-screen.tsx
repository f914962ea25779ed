import {
  Box,
  Button,
  ButtonLink,
  Container,
  chakra,
  Flex,
  Grid,
  Heading,
  Text,
} from '@home-truths/platform/ui';
import { Download, Printer } from '@home-truths/platform/ui/icons';
import type { Checklist } from '../guides/guide.ts';
import { BackToResources } from '../words/text-head.tsx';
import { fileOfChecklist } from './addresses.ts';

const Line = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    minH: '11',
    py: '2.5',
    cursor: 'pointer',
    '& input': { flexShrink: '0', w: '5', h: '5', mt: '0.2em', accentColor: 'var(--ht-colors-brand-solid)' },
    '&:has(input:checked)': { color: 'fg.muted' },
    _print: { minH: '0', py: '1', fontSize: '10.5pt' },
  },
});

const Group = chakra('fieldset', {
  base: {
    minW: '0',
    m: '0',
    p: '0',
    border: '0',
    breakInside: 'avoid',
    '& li + li': { borderTopWidth: '1px' },
  },
});

/** A checklist, and what its page says in the document's head. */
interface ChecklistText {
  metaTitle: string;
  description: string;
  checklist: Checklist;
}

/** A checklist as a page: to tick on a phone, and to print. */
export function ChecklistScreen({ text }: { text: ChecklistText }) {
  const { name, title, intro, groups, footnote } = text.checklist;
  return (
    <Container as="article" pt={{ base: '4', md: '8' }}>
      <BackToResources />
      <Heading as="h1" look="h1" mt="4">
        {title}
      </Heading>
      <Text mt="3" maxW="measure" color="fg.muted" fontSize="1.1rem">
        {intro}
      </Text>
      <Flex mt="5" gap="3" wrap="wrap" _print={{ display: 'none' }}>
        <Button css={{ '@media (scripting: none)': { display: 'none' } }} onClick={() => window.print()}>
          <Printer size={18} aria-hidden /> Print
        </Button>
        <ButtonLink
          to={fileOfChecklist(name)}
          reloadDocument
          download={`${name}-checklist.txt`}
          look="outline"
        >
          <Download size={18} aria-hidden /> Download as text
        </ButtonLink>
      </Flex>
      <Grid
        mt="8"
        templateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="12"
        rowGap="8"
        _print={{ mt: '4', rowGap: '4' }}
      >
        {groups.map(({ heading, items }) => (
          <Group key={heading}>
            <Box as="legend" fontFamily="heading" fontWeight="700" fontSize="1.25rem" mb="1">
              {heading}
            </Box>
            <ul>
              {items.map(item => (
                <li key={item}>
                  <Line>
                    <input type="checkbox" /> <span>{item}</span>
                  </Line>
                </li>
              ))}
            </ul>
          </Group>
        ))}
      </Grid>
      <Text mt="8" maxW="measure" color="fg.muted" textStyle="meta">
        {footnote}
      </Text>
    </Container>
  );
}
