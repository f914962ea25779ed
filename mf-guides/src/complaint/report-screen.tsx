import { useSearchParams } from '@home-truths/platform/router';
import { Card, Grid } from '@home-truths/platform/ui';
import { PageLayout } from '../pages/page-layout.tsx';
import type { SitePage } from '../pages/site-page.ts';
import { Prose } from '../text/prose.tsx';
import { Sections } from '../text/sections.tsx';
import { ComplaintForm } from './complaint-form.tsx';
import { readStart } from './complaint-values.ts';

export function ReportScreen({ text }: { text: SitePage }) {
  const [search] = useSearchParams();
  return (
    <PageLayout title={text.title} intro={text.intro}>
      <Grid templateColumns={{ lg: 'minmax(0, 1.15fr) minmax(0, 1fr)' }} gap={{ base: '8', lg: '14' }}>
        <Card alignSelf="start" p={{ base: '5', md: '8' }}>
          <ComplaintForm {...readStart(search)} />
        </Card>
        <Prose fontSize="1rem">
          <Sections sections={text.sections} />
        </Prose>
      </Grid>
    </PageLayout>
  );
}
