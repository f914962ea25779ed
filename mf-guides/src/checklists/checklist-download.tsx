import { ButtonLink, Card, Flex, Heading, Text } from '@home-truths/platform/ui';
import { Download, Printer } from '@home-truths/platform/ui/icons';
import type { Block } from '../guides/guide.ts';
import { checklistFilePath, checklistPath } from './checklist-paths.ts';

export const ChecklistDownload = ({ checklist, title, text }: Extract<Block, { kind: 'download' }>) => (
  <Card maxW="measure" p={{ base: '5', md: '6' }} _print={{ display: 'none' }}>
    <Heading as="h3" look="h3">
      {title}
    </Heading>
    <Text mt="2" color="fg.muted">
      {text}
    </Text>
    <Flex mt="4" gap="3" wrap="wrap">
      <ButtonLink to={checklistFilePath(checklist)} reloadDocument download={`${checklist}-checklist.txt`}>
        <Download size={18} aria-hidden /> Download checklist
      </ButtonLink>
      <ButtonLink to={checklistPath(checklist)} look="outline">
        <Printer size={18} aria-hidden /> Print version
      </ButtonLink>
    </Flex>
  </Card>
);
