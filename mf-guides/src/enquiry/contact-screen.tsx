import { ENQUIRY_KINDS } from '@home-truths/platform/contract';
import { useSearchParams } from '@home-truths/platform/router';
import { Card, Grid, TextLink } from '@home-truths/platform/ui';
import { OperatorDetails } from '../pages/operator-details.tsx';
import { PageLayout } from '../pages/page-layout.tsx';
import type { SitePage } from '../pages/site-page.ts';
import { Prose } from '../text/prose.tsx';
import { Sections } from '../text/sections.tsx';
import { readEnquiryKind } from './contact-path.ts';
import { EnquiryForm } from './enquiry-form.tsx';

// for the route, which loads this module anyway
export { prefetchOperator } from '../pages/operator-details.tsx';

export function ContactScreen({ text }: { text: SitePage }) {
  const kind = readEnquiryKind(useSearchParams()[0]);
  return (
    <PageLayout title={ENQUIRY_KINDS[kind]} intro={text.intro}>
      <Grid templateColumns={{ lg: 'minmax(0, 1.15fr) minmax(0, 1fr)' }} gap={{ base: '8', lg: '14' }}>
        <Card alignSelf="start" p={{ base: '5', md: '8' }}>
          <EnquiryForm
            key={kind}
            kind={kind}
            afterConfirmation={
              <TextLink to="/resources" mt="4" minH="11">
                Back to Resources
              </TextLink>
            }
          />
        </Card>
        <Prose fontSize="1rem">
          <Sections sections={text.sections} />
          <OperatorDetails />
        </Prose>
      </Grid>
    </PageLayout>
  );
}
