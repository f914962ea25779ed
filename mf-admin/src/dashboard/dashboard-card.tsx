import { Link } from '@home-truths/platform/router';
import { Box, Card, chakra, Flex, Heading, Text } from '@home-truths/platform/ui';
import type { Eye } from '@home-truths/platform/ui/icons';
import type { ReactNode } from 'react';

const CardLink = chakra(Link, {
  base: {
    borderRadius: 'card',
    // the whole card is a link, the keyboard focuses its title
    _after: { content: '""', pos: 'absolute', inset: '0', borderRadius: 'card' },
    _hover: { textDecoration: 'underline' },
  },
});

interface DashboardCardProps {
  icon: typeof Eye;
  title: string;
  text: string;
  /** The path it links to; without it, the screen does not exist yet. */
  to?: string;
  /** What needs attention there. */
  children?: ReactNode;
}

/** A screen of the admin console, and what needs attention there; small where the screen does not exist yet. */
export const DashboardCard = ({ icon: Icon, title, text, to, children }: DashboardCardProps) => (
  <Card
    pos="relative"
    p={to ? '5' : '3'}
    aria-disabled={!to || undefined}
    bg={to ? undefined : 'transparent'}
    _hover={to ? { borderColor: 'border.emphasized' } : undefined}
  >
    <Flex gap="4" align="flex-start">
      <Box color={to ? 'brand.fg' : 'fg.subtle'}>
        <Icon size={to ? 26 : 20} />
      </Box>
      <Box minW="0">
        <Heading look="h3" color={to ? undefined : 'fg.muted'} fontSize={to ? undefined : '1rem'}>
          {to ? <CardLink to={to}>{title}</CardLink> : title}
        </Heading>
        <Text mt="1" color="fg.muted">
          {text}
        </Text>
        <Flex mt="3" gap="2" wrap="wrap" minH="6">
          {children}
        </Flex>
      </Box>
    </Flex>
  </Card>
);
