import { Card, TextLink } from '@home-truths/platform/ui';
import { SidebarHeading } from './sidebar-heading.tsx';

/** Pages to read next. */
const LINKS = [
  { to: '/write-review', text: 'Write a Review' },
  { to: '/search', text: 'Search Properties' },
  { to: '/resources', text: 'All Resources' },
];

/** Links beside a text. */
export const QuickLinks = () => (
  <Card as="nav" aria-labelledby="quick-links" px="5" pt="4" pb="2.5">
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
