import type { Ctx } from '@home-truths/platform/router';
import { ButtonLink, Flex, Grid } from '@home-truths/platform/ui';
import { StickyAside } from '../sidebar/sticky-aside.tsx';
import { CollapsibleOutline, Outline } from '../text/outline.tsx';
import { Prose } from '../text/prose.tsx';
import { Sections } from '../text/sections.tsx';
import { useCurrentSection } from '../text/use-current-section.ts';
import { DataSources, prefetchDataSources } from './data-sources.tsx';
import { OperatorDetails, prefetchOperator } from './operator-details.tsx';
import { PageLayout } from './page-layout.tsx';
import type { SitePage } from './site-page.ts';

const SLUGS_WITH_OPERATOR = new Set(['about', 'terms', 'privacy']);
const SLUG_WITH_SOURCES = 'about';

export const prefetchOperatorAndSources = (slug: string) => (ctx: Ctx) =>
  Promise.all([prefetchOperator(ctx), slug === SLUG_WITH_SOURCES && prefetchDataSources(ctx)]);

const CallsToAction = () => (
  <Flex gap="3" wrap="wrap" _print={{ display: 'none' }}>
    <ButtonLink to="/write-review">Write a Review</ButtonLink>
    <ButtonLink to="/search" look="outline">
      Search Properties
    </ButtonLink>
  </Flex>
);

export function SitePageScreen({ text }: { text: SitePage }) {
  const { slug, title, intro, updated, sections } = text;
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <PageLayout title={title} intro={intro} updated={updated}>
      <CollapsibleOutline name="On this page" sections={sections} current={current} />
      <Grid templateColumns={{ lg: 'minmax(0, 1fr) 18.75rem' }} columnGap="14">
        <Prose>
          <Sections sections={sections} />
          {slug === SLUG_WITH_SOURCES && <DataSources />}
          {SLUGS_WITH_OPERATOR.has(slug) && <OperatorDetails />}
          {slug === 'about' && <CallsToAction />}
        </Prose>
        <StickyAside as="div">
          <Outline name="On this page" sections={sections} current={current} />
        </StickyAside>
      </Grid>
    </PageLayout>
  );
}
