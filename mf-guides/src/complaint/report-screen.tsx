import { COMPLAINT_KINDS, type ComplaintKind, createComplaint, LIMITS } from '@home-truths/platform/contract';
import { Field, Form, SubmitButton, TextArea, useContractForm } from '@home-truths/platform/forms';
import { Options, showError } from '@home-truths/platform/page';
import { pathOnSite, useSearchParams } from '@home-truths/platform/router';
import { useOwnContact } from '@home-truths/platform/session';
import { Box, Card, Grid, Input, Select, Stack, TextLink } from '@home-truths/platform/ui';
import { useState } from 'react';
import { Confirmation } from '../enquiry/confirmation.tsx';
import { PageLayout } from '../pages/page-head.tsx';
import type { SitePage } from '../pages/site-page.ts';
import { Prose } from '../text/prose.tsx';
import { Sections } from '../text/sections.tsx';

/** Reads the page that a complaint is about from the search params, for example `/property/7`; else an empty string. */
export function readPageParam(search: URLSearchParams): string {
  const page = pathOnSite(search.get('page')) ?? '';
  return page.length <= LIMITS.address ? page : '';
}

interface ComplaintFormProps {
  /** The page it is about, if known. */
  page: string;
}

/** A complaint about the site; the confirmation shows its number (decisions 121 and 163). */
export function ComplaintForm({ page }: ComplaintFormProps) {
  const [number, setNumber] = useState<number>();
  const contact = useOwnContact();
  const form = useContractForm(createComplaint, {
    defaultValues: { kind: 'content', page, details: '', ...contact },
    toBody: ({ kind, ...values }) => ({ kind: kind as ComplaintKind, ...values }),
    onSuccess: ({ id }) => setNumber(id),
    onError: showError('We couldn’t send your report. Please try again.'),
    draftKey: `complaint:${page}`,
  });
  if (number !== undefined) {
    return (
      <Confirmation
        title="Thanks! Report received"
        number={number}
        text="A moderator will look into it. If you left an email address, we’ll reply within 7 days."
      >
        <TextLink to="/" mt="4" minH="11">
          Back to home
        </TextLink>
      </Confirmation>
    );
  }
  return (
    <Form form={form}>
      <Stack gap="5">
        <Field form={form} name="kind" label="What’s it about?">
          {control => (
            <Select {...control}>
              <Options options={COMPLAINT_KINDS} />
            </Select>
          )}
        </Field>
        <Field form={form} name="page" label="Page" optional help="For example, /property/7">
          {control => <Input {...control} />}
        </Field>
        <Field form={form} name="details" label="Details">
          {control => <TextArea {...control} />}
        </Field>
        <Field form={form} name="name" label="Name" optional>
          {control => <Input autoComplete="name" {...control} />}
        </Field>
        <Field form={form} name="email" label="Email" optional help="So we can tell you our decision.">
          {control => <Input type="email" autoComplete="email" inputMode="email" {...control} />}
        </Field>
        <Box>
          <SubmitButton form={form} submittingLabel="Submitting..." px="7">
            Submit report
          </SubmitButton>
        </Box>
      </Stack>
    </Form>
  );
}

/** Report Issue: the information that helps us, and the form (decision 121). */
export function ReportScreen({ text }: { text: SitePage }) {
  const [search] = useSearchParams();
  return (
    <PageLayout title={text.title} intro={text.intro}>
      <Grid templateColumns={{ lg: 'minmax(0, 1.15fr) minmax(0, 1fr)' }} gap={{ base: '8', lg: '14' }}>
        <Card alignSelf="start" p={{ base: '5', md: '8' }}>
          <ComplaintForm page={readPageParam(search)} />
        </Card>
        <Prose fontSize="1rem">
          <Sections sections={text.sections} />
        </Prose>
      </Grid>
    </PageLayout>
  );
}
