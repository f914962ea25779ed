import type { SessionUser } from '@home-truths/platform/contract';
import { useLogout } from '@home-truths/platform/session';
import { Box, Button, Container, chakra, Flex, Heading, lazyWithRetry, Text } from '@home-truths/platform/ui';
import { LogOut, PenLine } from '@home-truths/platform/ui/icons';
import { DialogButton } from '../card/dialog-button.tsx';

const loadEditProfileDialog = lazyWithRetry(() =>
  import('../edit-profile/edit-profile-dialog.tsx').then(module => module.EditProfileDialog),
);

const Initials = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    w: { base: '16', md: '20' },
    h: { base: '16', md: '20' },
    borderRadius: 'full',
    bg: 'brand.subtle',
    color: 'brand.fg',
    fontFamily: 'heading',
    fontWeight: '700',
    fontSize: { base: '1.4rem', md: '1.8rem' },
    letterSpacing: '-0.02em',
  },
});

const firstLetter = (name: string) => [...name.trim()][0]?.toUpperCase() ?? '';

function Actions({ user }: { user: SessionUser }) {
  const logout = useLogout();
  return (
    <Flex gap="3" flexWrap="wrap">
      <DialogButton load={loadEditProfileDialog} dialogProps={{ user }}>
        <PenLine size={18} /> Edit Profile
      </DialogButton>
      <Button look="ghost" onClick={() => void logout()}>
        <LogOut size={18} /> Logout
      </Button>
    </Flex>
  );
}

export const ProfileHeader = ({ user }: { user: SessionUser }) => (
  <Box bg="bg.panel" borderBottomWidth="1px">
    <Container py="7">
      <Flex align="center" justify="space-between" gap="6" flexWrap="wrap">
        <Flex align="center" gap={{ base: '4', md: '6' }} minW="0">
          <Initials aria-hidden>
            <span translate="no">{firstLetter(user.firstName) + firstLetter(user.lastName)}</span>
          </Initials>
          <Box minW="0">
            <Heading as="h1" look="h2">
              <span translate="no">{`${user.firstName} ${user.lastName}`}</span>
            </Heading>
            <Text mt="1" color="fg.muted" overflowWrap="anywhere">
              <span translate="no">{`@${user.username}`}</span>
            </Text>
            <Text color="fg.muted" overflowWrap="anywhere">
              <span translate="no">{user.email}</span>
            </Text>
          </Box>
        </Flex>
        <Actions user={user} />
      </Flex>
    </Container>
  </Box>
);
