import { ENQUIRY_KINDS } from '@home-truths/platform/contract';
import { useSearchParams } from '@home-truths/platform/router';
import { Box, Card, TextLink } from '@home-truths/platform/ui';
import { OperatorDetails } from '../pages/operator-details.tsx';
import { PageHead } from '../pages/page-head.tsx';
import type { SitePage } from '../pages/site-page.ts';
import { kindIn } from './address.ts';
import { EnquiryForm } from './enquiry-form.tsx';

export { prepareOperator as prepareContact } from '../pages/operator-details.tsx';

/** The form as a page (decisions 37 and 61). */
export function ContactScreen({ text }: { text: SitePage }) {
  const kind = kindIn(useSearchParams()[0]);
  return (
    <PageHead title={ENQUIRY_KINDS[kind]} intro={text.intro}>
      <Card maxW="measure" p={{ base: '5', md: '8' }}>
        <EnquiryForm
          key={kind}
          kind={kind}
          after={
            <TextLink to="/resources" mt="4" minH="11">
              Back to Resources
            </TextLink>
          }
        />
      </Card>
      <Box mt="10" fontSize="1.06rem">
        <OperatorDetails />
      </Box>
    </PageHead>
  );
}
