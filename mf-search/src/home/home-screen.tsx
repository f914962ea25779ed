import { chakra, contentVisibilityAuto } from '@home-truths/platform/ui';
import { CallToAction } from './call-to-action.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { RecentlyReviewed } from './recently-reviewed.tsx';
import { Teasers } from './teasers.tsx';

const BelowProperties = chakra('div', { base: contentVisibilityAuto('&') });

/** The home page and its five sections. */
export const HomeScreen = () => (
  <>
    <Hero />
    <RecentlyReviewed />
    <BelowProperties>
      <HowItWorks />
      <CallToAction />
      <Teasers />
    </BelowProperties>
  </>
);
