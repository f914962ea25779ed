import { Link } from '@home-truths/platform/router';
import { Card, chakra, Flex, Heading } from '@home-truths/platform/ui';
import type { ReactNode } from 'react';

const CardLink = chakra(Link, {
  base: {
    display: 'inline-block',
    minH: '6',
    borderRadius: 'card',
    // the whole card is a link; keyboards focus its title
    _after: { content: '""', pos: 'absolute', inset: '0', borderRadius: 'card' },
    _hover: { textDecoration: 'underline' },
  },
});

interface DashboardCardProps {
  title: string;
  /** Undefined if the screen does not exist yet. */
  to?: string;
  children?: ReactNode;
}

export const DashboardCard = ({ title, to, children }: DashboardCardProps) => (
  <Card
    pos="relative"
    px="4"
    py={{ base: '2', md: '3' }}
    aria-disabled={!to || undefined}
    bg={to ? undefined : 'transparent'}
    _hover={to ? { borderColor: 'border.emphasized' } : undefined}
  >
    <Flex columnGap="3" rowGap="1.5" wrap="wrap" align="center" justify="space-between">
      <Heading look="h3" fontSize="1.08rem" color={to ? undefined : 'fg.muted'}>
        {to ? <CardLink to={to}>{title}</CardLink> : title}
      </Heading>
      <Flex gap="2" wrap="wrap">
        {children}
      </Flex>
    </Flex>
  </Card>
);
