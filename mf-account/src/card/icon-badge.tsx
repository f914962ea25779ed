import { Flex } from '@home-truths/platform/ui';
import type { Eye } from '@home-truths/platform/ui/icons';

export const IconBadge = ({ icon: Icon, isWarning }: { icon: typeof Eye; isWarning?: boolean }) => (
  <Flex
    align="center"
    justify="center"
    w="14"
    h="14"
    mb="5"
    borderRadius="full"
    bg={isWarning ? 'danger.bg' : 'brand.subtle'}
    color={isWarning ? 'danger.fg' : 'brand.fg'}
  >
    <Icon size={26} />
  </Flex>
);
