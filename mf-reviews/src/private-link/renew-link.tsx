import { renewKey } from '@home-truths/platform/contract';
import { ApiError, NO_CONNECTION, useWrite } from '@home-truths/platform/data';
import { Button, Heading, Text } from '@home-truths/platform/ui';
import type { PrivateLink } from './link.ts';
import { LinkDisplay } from './link-display.tsx';

/** Creates a new private link; the old one no longer works. */
export function RenewLink({ link, onNew }: { link: PrivateLink; onNew(key: string): void }) {
  const { mutate, data, error, isPending } = useWrite(renewKey);
  const { id, key } = link;
  const renew = () =>
    mutate({ input: { params: { id }, body: { key } } }, { onSuccess: reply => onNew(reply.key) });
  if (data)
    return <LinkDisplay link={{ id, key: data.key }} text="Your old link no longer works." shouldFocus />;
  return (
    <>
      <Heading as="h2" look="h3">
        Your private link
      </Heading>
      <Text mt="2" maxW="measure">
        Anyone who has your link can edit or delete this review. If someone else may have seen it, get a new
        one: the old one stops working.
      </Text>
      <Button mt="4" look="outline" disabled={isPending} onClick={renew}>
        Get a new link
      </Button>
      {error && (
        <Text role="alert" mt="3" color="danger.fg">
          {error instanceof ApiError ? error.detail : NO_CONNECTION}
        </Text>
      )}
    </>
  );
}
