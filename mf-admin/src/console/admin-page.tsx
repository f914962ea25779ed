import { useApi, useQuery } from '@home-truths/platform/data';
import { NavLink } from '@home-truths/platform/router';
import {
  Box,
  Container,
  chakra,
  type Elements,
  Flex,
  Heading,
  ScrollRow,
  Text,
  VisuallyHidden,
} from '@home-truths/platform/ui';
import { tabRecipe } from '@home-truths/platform/ui/recipes';
import { useLayoutEffect, useRef } from 'react';
import { attentionQuery } from '../attention/queries.ts';
import { cappedText, type WaitingCount, waitingCounts } from '../attention/waiting-counts.ts';

/**
 * Scrolls a row of links, not the page, so that the current link is in the middle.
 * @param content data that changes the widths of the links; a change scrolls again
 */
function useCurrentInSight(content: unknown) {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when the widths have changed
  useLayoutEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (!list.current || !current) return;
    list.current.scrollLeft = current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2;
  }, [content]);
  return list;
}

const SCREENS = [
  ['/admin', 'Dashboard'],
  ['/admin/leads', 'Leads'],
  ['/admin/reviews', 'Reviews'],
  ['/admin/properties', 'Properties'],
  ['/admin/buildings', 'Buildings'],
  ['/admin/complaints', 'Complaints'],
  ['/admin/enquiries', 'Enquiries'],
  ['/admin/people', 'People'],
  ['/admin/releases', 'Releases'],
  ['/admin/audit', 'Audit'],
  ['/admin/security', 'Security'],
] as const;

const Item = chakra(NavLink, {
  base: {
    ...tabRecipe.base,
    minH: { base: '11', md: '12' },
  },
});

const Count = chakra('span', {
  base: {
    ms: '1.5',
    px: '1.5',
    minW: '5',
    borderRadius: 'full',
    textAlign: 'center',
    textStyle: 'meta',
    fontWeight: '700',
    lineHeight: '1.4',
    bg: 'bg.subtle',
    color: 'fg.muted',
  },
  variants: { urgent: { true: { bg: 'danger.bg', color: 'danger.fg' } } },
});

/** Shows `4`; screen readers read `, 4 pending`. */
const CountBadge = ({ count, what, isUrgent }: WaitingCount) => (
  <>
    <VisuallyHidden>, </VisuallyHidden>
    <Count urgent={isUrgent}>{cappedText(count)}</Count>
    <VisuallyHidden>{` ${what}`}</VisuallyHidden>
  </>
);

function AdminBar() {
  const { data } = useQuery(attentionQuery(useApi()));
  const counts = data ? waitingCounts(data) : {};
  const list = useCurrentInSight(data);
  return (
    <Box
      as="nav"
      aria-label="Administration"
      bg="bg.panel"
      borderBottomWidth="1px"
      _print={{ display: 'none' }}
    >
      <Container>
        <ScrollRow ref={list} pos="relative" flexWrap={{ md: 'wrap' }} columnGap={{ base: '5', md: '7' }}>
          {SCREENS.map(([to, name]) => {
            const waiting = counts[to];
            return (
              <li key={to}>
                <Item to={to} end={to === '/admin'}>
                  <span>{name}</span>
                  {waiting && waiting.count > 0 && <CountBadge {...waiting} />}
                </Item>
              </li>
            );
          })}
        </ScrollRow>
      </Container>
    </Box>
  );
}

interface AdminPageProps {
  title: string;
  text?: string;
  action?: Elements;
  children: Elements;
}

/** Every screen: the bar of all screens with what waits in each, the heading, and the content. */
export const AdminPage = ({ title, text, action, children }: AdminPageProps) => (
  <>
    <AdminBar />
    <Container pt={{ base: '6', md: '8' }}>
      <Flex mb="5" gap="4" align="end" justify="space-between" flexWrap="wrap">
        <Box minW="0">
          <Heading as="h1" look="h2">
            {title}
          </Heading>
          {text && (
            <Text mt="1" maxW="measure" color="fg.muted">
              {text}
            </Text>
          )}
        </Box>
        {action}
      </Flex>
      {children}
    </Container>
  </>
);
