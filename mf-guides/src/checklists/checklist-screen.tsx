import { TickList } from '@home-truths/platform/checklist';
import { Button, ButtonLink, Container, Flex, Heading, Text } from '@home-truths/platform/ui';
import { Download, Printer } from '@home-truths/platform/ui/icons';
import type { Checklist } from '../guides/guide.ts';
import { BackToResources } from '../text/back-to-resources.tsx';
import { checklistFilePath } from './checklist-paths.ts';

interface ChecklistText {
  metaTitle: string;
  description: string;
  checklist: Checklist;
}

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
          to={checklistFilePath(name)}
          reloadDocument
          download={`${name}-checklist.txt`}
          look="outline"
        >
          <Download size={18} aria-hidden /> Download as text
        </ButtonLink>
      </Flex>
      <TickList key={name} slug={name} groups={groups} />
      <Text mt="8" maxW="measure" color="fg.muted" textStyle="meta">
        {footnote}
      </Text>
    </Container>
  );
}
