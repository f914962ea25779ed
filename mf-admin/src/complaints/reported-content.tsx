import type { Complaint } from '@home-truths/platform/contract';
import { Box, chakra, Text } from '@home-truths/platform/ui';
import { complaintSubject } from './complaint-subject.ts';

const Quote = chakra('blockquote', {
  base: {
    mt: '1.5',
    ps: '3.5',
    borderInlineStartWidth: '4px',
    borderColor: 'border.emphasized',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
});

const Report = ({ complaint }: { complaint: Complaint }) => (
  <Box mb="4">
    <Text fontWeight="600">
      <span>{`Complaint ${complaint.id}: `}</span>
      <bdi>{complaintSubject(complaint)}</bdi>
    </Text>
    {complaint.details && <Quote dir="auto">{complaint.details}</Quote>}
  </Box>
);

interface ReportedContentProps {
  complaint: Complaint;
  others: readonly Complaint[];
}

/** What was reported, and the content of the review it is about; comes first on phones, so it has the focus. */
export const ReportedContent = ({ complaint, others }: ReportedContentProps) => (
  <Box minW="0" tabIndex={-1} outline="none" data-autofocus>
    {[complaint, ...others].map(each => (
      <Report key={each.id} complaint={each} />
    ))}
    {complaint.review && (
      <>
        <Text fontWeight="600">The review</Text>
        <Quote dir="auto">
          <b>{complaint.review.title}</b>
          <Text mt="1">{complaint.review.content}</Text>
        </Quote>
      </>
    )}
  </Box>
);
