import { Button, Flex, Text } from '@home-truths/platform/ui';
import { RotateCcw } from '@home-truths/platform/ui/icons';

/** Says that words from an earlier visit are back, and offers an empty form. */
export const DraftNote = ({ onStartAgain }: { onStartAgain(): void }) => (
  <Flex
    align="center"
    justify="space-between"
    columnGap="4"
    flexWrap="wrap"
    px="4"
    py="1.5"
    bg="bg.muted"
    borderRadius="control"
  >
    <Text role="status" py="1.5">
      Your draft from this device is back. Contact emails are never kept.
    </Text>
    <Button look="ghost" px="2" onClick={onStartAgain}>
      <RotateCcw size={17} /> Start again
    </Button>
  </Flex>
);
