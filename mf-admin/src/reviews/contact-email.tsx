import { readReviewContact } from '@home-truths/platform/contract';
import { useWrite } from '@home-truths/platform/data';
import { Flex, Text, TextButton, toast } from '@home-truths/platform/ui';
import { useId } from 'react';
import { ContactLink } from '../console/links.ts';
import { serverMessage } from '../console/server-message.ts';

const showError = (error: Error) => {
  const description = serverMessage(error) ?? 'We couldn’t load the contact email';
  toast({ title: 'Error', description, kind: 'error' });
};

/** The contact email of a review: for legal disputes only, one request each; every view is recorded (decision 163). */
export function ContactEmail({ reviewId }: { reviewId: number }) {
  const warning = useId();
  // a mutation, since each view is recorded
  const { data, mutate } = useWrite(readReviewContact, { onError: showError });
  const reveal = () => mutate({ input: { params: { id: reviewId } } });
  if (data) {
    const email = data.contactEmail;
    return (
      <Text role="status">
        Contact email:{' '}
        {email ? (
          <ContactLink minH="11" href={`mailto:${encodeURIComponent(email)}`} dir="auto">
            <span translate="no">{email}</span>
          </ContactLink>
        ) : (
          <span>erased</span>
        )}
      </Text>
    );
  }
  return (
    <Flex columnGap="3" align="center" wrap="wrap">
      <TextButton minH="11" aria-describedby={warning} onClick={reveal}>
        Show contact email
      </TextButton>
      <Text id={warning} color="fg.muted" textStyle="meta">
        Only for legal disputes. We log each time it’s viewed.
      </Text>
    </Flex>
  );
}
