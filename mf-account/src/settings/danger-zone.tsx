import { Box, Card, Flex, Heading, lazyWithRetry, Text } from '@home-truths/platform/ui';
import { Trash2 } from '@home-truths/platform/ui/icons';
import { DialogButton } from '../card/dialog-button.tsx';

const loadDeleteAccountDialog = lazyWithRetry(() =>
  import('./delete-account-dialog.tsx').then(module => module.DeleteAccountDialog),
);

/** The settings that cannot be undone (decision 151). */
export const DangerZone = ({ userId }: { userId: number }) => (
  <Card as="section" p={{ base: '5', md: '7' }} borderColor="danger.fg">
    <Flex align="center" gap="5" flexWrap={{ base: 'wrap', sm: 'nowrap' }}>
      <Box flex="1" minW="min(11rem, 100%)">
        <Heading look="h3" color="danger.fg">
          Danger Zone
        </Heading>
        <Text mt="1" color="fg.muted">
          You can’t undo this. Your reviews will stay on the site without your name.
        </Text>
      </Box>
      <DialogButton
        load={loadDeleteAccountDialog}
        dialogProps={{ userId }}
        color="danger.fg"
        borderColor="danger.fg"
      >
        <Trash2 size={18} /> Delete Account
      </DialogButton>
    </Flex>
  </Card>
);
