import { Card, type Elements, Stack, TextLink } from '@home-truths/platform/ui';
import { Ad, SEARCH_AD } from '@home-truths/platform/ui/ad';
import { SidebarHeading } from './sidebar-heading.tsx';
import { StickyAside } from './sticky-aside.tsx';

const LINKS = [
  { to: '/write-review', text: 'Write a Review' },
  { to: '/search', text: 'Search Properties' },
  { to: '/resources', text: 'All Resources' },
];

const QuickLinks = () => (
  <Card as="nav" aria-labelledby="quick-links" px="5" pt="3" pb="1">
    <SidebarHeading id="quick-links">Quick Links</SidebarHeading>
    <ul>
      {LINKS.map(({ to, text }) => (
        <li key={to}>
          <TextLink to={to} minH="11">
            {text}
          </TextLink>
        </li>
      ))}
    </ul>
  </Card>
);

export const Sidebar = ({ children }: { children?: Elements }) => (
  <StickyAside aria-label="Beside the text">
    <Stack gap="4" pb="1">
      {children}
      <QuickLinks />
      <Ad placement="sidebar" fallbackAd={SEARCH_AD} />
    </Stack>
  </StickyAside>
);
