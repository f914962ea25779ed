import { type Elements, Stack } from '@home-truths/platform/ui';
import { Ad, REVIEWS } from '@home-truths/platform/ui/ad';
import { Beside } from './beside.tsx';
import { QuickLinks } from './quick-links.tsx';

/** What stands beside a text: what the page adds, Quick Links, and an advertisement on large screens. */
export const Sidebar = ({ children }: { children?: Elements }) => (
  <Beside aria-label="Beside the text">
    <Stack gap="5" pb="1">
      {children}
      <QuickLinks />
      <Ad place="sidebar" own={REVIEWS} />
    </Stack>
  </Beside>
);
