import { type Elements, Stack } from '@home-truths/platform/ui';
import { Ad, SEARCH_AD } from '@home-truths/platform/ui/ad';
import { QuickLinks } from './quick-links.tsx';
import { StickyAside } from './sticky-aside.tsx';

/** The sidebar of a text: what the page adds, Quick Links, and an advertisement on large screens. */
export const Sidebar = ({ children }: { children?: Elements }) => (
  <StickyAside aria-label="Beside the text">
    <Stack gap="5" pb="1">
      {children}
      <QuickLinks />
      <Ad placement="sidebar" fallbackAd={SEARCH_AD} />
    </Stack>
  </StickyAside>
);
