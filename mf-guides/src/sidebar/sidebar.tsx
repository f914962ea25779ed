import { type Elements, Stack } from '@home-truths/platform/ui';
import { Ad } from '@home-truths/platform/ui/ad';
import { Beside } from './beside.tsx';
import { QuickLinks } from './quick-links.tsx';

/** What stands beside a text: what the page adds, an advertisement on large screens, and Quick Links. */
export const Sidebar = ({ children }: { children?: Elements }) => (
  <Beside aria-label="Beside the text">
    <Stack gap="7" pb="1">
      {children}
      <Ad place="sidebar" />
      <QuickLinks />
    </Stack>
  </Beside>
);
