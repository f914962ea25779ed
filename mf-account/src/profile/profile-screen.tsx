import type { SessionUser } from '@home-truths/platform/contract';
import { LazySection } from '@home-truths/platform/page';
import { useSearchParams } from '@home-truths/platform/router';
import { useSession } from '@home-truths/platform/session';
import { Slot } from '@home-truths/platform/slots';
import { Container, lazyWithRetry, Skeleton } from '@home-truths/platform/ui';
import { BookmarksTab } from './bookmarks-tab.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { readTab, type Tab, Tabs } from './tabs.tsx';

export const loadSettings = lazyWithRetry(() =>
  import('../settings/settings-tab.tsx').then(module => module.SettingsTab),
);

const Settings = ({ user }: { user: SessionUser }) => (
  <LazySection
    load={loadSettings}
    props={{ user }}
    what="your settings"
    fallback={<Skeleton minH="30rem" />}
  />
);

function Panel({ tab, user }: { tab: Tab; user: SessionUser }) {
  if (tab === 'reviews') return <Slot name="reviews.mine/v1" userId={user.id} />;
  return tab === 'settings' ? <Settings user={user} /> : <BookmarksTab userId={user.id} />;
}

export function ProfileScreen() {
  const user = useSession(session => session.user);
  const [search] = useSearchParams();
  const tab = readTab(search);
  if (!user) return null;
  return (
    <>
      <ProfileHeader user={user} />
      <Container pt={{ base: '3', md: '5' }}>
        <Tabs shown={tab} userId={user.id}>
          <Panel key={user.id} tab={tab} user={user} />
        </Tabs>
      </Container>
    </>
  );
}
