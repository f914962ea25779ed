import { readReviewContact } from '@home-truths/platform/contract';
import { useApi } from '@home-truths/platform/data';
import { chakra, Flex, Text, TextButton, toast } from '@home-truths/platform/ui';
import { useId, useState } from 'react';
import { serverMessage } from '../console/server-message.ts';

const EmailLink = chakra('a', {
  base: { display: 'inline-flex', alignItems: 'center', minH: '11', textDecoration: 'underline' },
});

/** The contact email of a review: for legal disputes only, one request each; every view is recorded (decision 163). */
export function ContactEmail({ reviewId }: { reviewId: number }) {
  const api = useApi();
  const warning = useId();
  const [email, setEmail] = useState<string>();
  const reveal = async () => {
    try {
      const { contactEmail } = await api(readReviewContact, { params: { id: reviewId } });
      setEmail(contactEmail ?? '');
    } catch (error) {
      const description = serverMessage(error) ?? 'We couldn’t load the contact email';
      toast({ title: 'Error', description, kind: 'error' });
    }
  };
  if (email !== undefined) {
    return (
      <Text role="status">
        Contact email:{' '}
        {email ? (
          <EmailLink href={`mailto:${encodeURIComponent(email)}`} dir="auto">
            <span translate="no">{email}</span>
          </EmailLink>
        ) : (
          <span>erased</span>
        )}
      </Text>
    );
  }
  return (
    <Flex columnGap="3" align="center" wrap="wrap">
      <TextButton minH="11" aria-describedby={warning} onClick={() => void reveal()}>
        Show contact email
      </TextButton>
      <Text id={warning} color="fg.muted" textStyle="meta">
        Only for legal disputes. We log each time it’s viewed.
      </Text>
    </Flex>
  );
}
