import { type Elements, Flex, Heading, Text } from '@home-truths/platform/ui';
import type { Eye } from '@home-truths/platform/ui/icons';

interface EmptyStateProps {
  icon: typeof Eye;
  title: string;
  text: string;
  /** A link or button to continue. */
  children: Elements;
}

/** The empty state of a list: what would be here, and how to add it. */
export const EmptyState = ({ icon: Icon, title, text, children }: EmptyStateProps) => (
  <Flex
    direction="column"
    align="center"
    textAlign="center"
    px="5"
    py={{ base: '12', md: '16' }}
    bg="bg.panel"
    borderWidth="1px"
    borderRadius="panel"
  >
    <Flex
      align="center"
      justify="center"
      w="16"
      h="16"
      borderRadius="full"
      bg="brand.subtle"
      color="brand.fg"
    >
      <Icon size={30} />
    </Flex>
    <Heading look="h3" mt="5">
      {title}
    </Heading>
    <Text mt="2" mb="6" maxW="28rem" color="fg.muted">
      {text}
    </Text>
    {children}
  </Flex>
);
