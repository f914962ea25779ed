import { CallToAction } from './call-to-action.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { RecentlyReviewed } from './recently-reviewed.tsx';
import { Teasers } from './teasers.tsx';

/** The home page and its five sections (spec section 2). */
export const HomeScreen = () => (
  <>
    <Hero />
    <RecentlyReviewed />
    <HowItWorks />
    <CallToAction />
    <Teasers />
  </>
);
