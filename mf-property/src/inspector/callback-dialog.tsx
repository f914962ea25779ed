import type { PropertyDetail } from '@home-truths/platform/contract';
import { Modal } from '@home-truths/platform/page/modal';
import { Button, chakra, Heading, Stack, Text } from '@home-truths/platform/ui';
import { Dialog } from '@home-truths/platform/ui/dialog';
import { Check } from '@home-truths/platform/ui/icons';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { CallbackForm } from './callback-form.tsx';

const SuccessIcon = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: '14',
    h: '14',
    borderRadius: 'full',
    bg: 'issue.green.bg',
    color: 'issue.green.fg',
  },
});

function Thanks({ onClose }: { onClose(): void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack align="center" gap="4" py="6" textAlign="center">
      <SuccessIcon>
        <Check size={30} aria-hidden />
      </SuccessIcon>
      <Heading ref={heading} look="h3" tabIndex={-1}>
        Thanks! Request Submitted
      </Heading>
      <Text maxW="24rem" color="fg.muted">
        An inspector will be in touch shortly. You don’t need to do anything else, and there’s nothing to pay
        unless you accept a quote.
      </Text>
      <Button mt="2" px="7" onClick={onClose}>
        Done
      </Button>
    </Stack>
  );
}

interface CallbackDialogProps {
  property: PropertyDetail;
  /** Gets the focus back when the dialog closes. */
  opener: RefObject<HTMLElement | null>;
  onClose(): void;
}

export function CallbackDialog({ property, opener, onClose }: CallbackDialogProps) {
  const [isSent, setSent] = useState(false);
  return (
    <Modal
      title="Request a Callback"
      close={{ label: 'Close request' }}
      finalFocusEl={() => opener.current}
      // a click beside it must not lose the input
      closeOnInteractOutside={false}
      onClose={onClose}
    >
      {isSent ? (
        <Dialog.Body pb="6">
          <Thanks onClose={onClose} />
        </Dialog.Body>
      ) : (
        <CallbackForm property={property} onSent={() => setSent(true)} />
      )}
    </Modal>
  );
}
