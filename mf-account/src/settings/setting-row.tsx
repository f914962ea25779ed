import { Box, chakra, type Elements, Flex, Heading, Text } from '@home-truths/platform/ui';
import type { Eye } from '@home-truths/platform/ui/icons';
import { chipRecipe } from '@home-truths/platform/ui/recipes';

const Badge = chakra('span', {
  base: {
    ...chipRecipe.base,
    flexShrink: '0',
    bg: 'bg.subtle',
    color: 'fg.muted',
  },
});

export const ComingSoon = () => <Badge>Coming Soon</Badge>;

interface SettingRowProps {
  icon: typeof Eye;
  title: string;
  text: string;
  action: Elements;
}

export const SettingRow = ({ icon: Icon, title, text, action }: SettingRowProps) => (
  <Flex
    align="center"
    gap={{ base: '3', sm: '5' }}
    flexWrap={{ base: 'wrap', sm: 'nowrap' }}
    px={{ base: '5', md: '7' }}
    py="5"
    css={{ '& + &': { borderTopWidth: '1px' } }}
  >
    <Box color="brand.fg" flexShrink="0">
      <Icon size={24} />
    </Box>
    <Box flex="1" minW="min(11rem, 100%)">
      <Heading look="h3" fontSize="1.08rem">
        {title}
      </Heading>
      <Text mt="0.5" color="fg.muted">
        {text}
      </Text>
    </Box>
    {action}
  </Flex>
);
