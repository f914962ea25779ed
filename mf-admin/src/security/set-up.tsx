import { confirmSecondFactor, type Reply, type startSecondFactor } from '@home-truths/platform/contract';
import { Form, SubmitButton, useContractForm } from '@home-truths/platform/forms';
import {
  Box,
  Button,
  chakra,
  type Elements,
  Flex,
  Heading,
  Stack,
  Text,
  toast,
} from '@home-truths/platform/ui';
import { ContactLink } from '../console/links.ts';
import { PasswordAndCode } from '../second-factor/security-code-field.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** `ABCD EFGH …`, in groups of four. */
const inGroupsOfFour = (secret: string) => secret.match(/.{1,4}/g)?.join(' ');

const Step = ({ title, children }: { title: string; children: Elements }) => (
  <Box as="section">
    <Heading as="h3" look="h3" mb="3">
      {title}
    </Heading>
    {children}
  </Box>
);

/** The button that opened the steps is gone. */
const focusOnMount = (steps: HTMLElement | null) => steps?.focus();

interface SetUpProps {
  started: Reply<typeof startSecondFactor>;
  onDone(): void;
}

function ConfirmForm({ onDone }: Pick<SetUpProps, 'onDone'>) {
  const form = useContractForm(confirmSecondFactor, {
    defaultValues: { password: '', code: '' },
    onSuccess() {
      toast({ title: 'Authenticator app set up' });
      onDone();
    },
    // the form shows the error
    onError: () => {},
  });
  return (
    <Form form={form}>
      <Stack gap="4">
        <PasswordAndCode form={form} />
        <Flex gap="3" wrap="wrap">
          <SubmitButton form={form} submittingLabel="Checking...">
            Turn on
          </SubmitButton>
          <Button look="outline" onClick={onDone}>
            Cancel
          </Button>
        </Flex>
      </Stack>
    </Form>
  );
}

/** The three steps from a new secret to an app that is in use. */
export function SetUp({ started: { secret, uri, recoveryCodes }, onDone }: SetUpProps) {
  return (
    <Stack ref={focusOnMount} tabIndex={-1} role="group" aria-label="Set up your authenticator app" gap="8">
      <Step title="1. Add Home Truths to your authenticator app">
        <Text mb="3">Scan this code with the app, for example Google Authenticator or 1Password.</Text>
        <QrCode text={uri} label="QR code for your authenticator app" />
        <ContactLink minH="11" href={uri}>
          Open the app on this device
        </ContactLink>
        <Text>
          Can’t scan it? Enter this key in the app:{' '}
          <chakra.code fontWeight="600" overflowWrap="anywhere">
            <span translate="no">{inGroupsOfFour(secret)}</span>
          </chakra.code>
        </Text>
      </Step>
      <Step title="2. Save your recovery codes">
        <Text mb="3" maxW="measure">
          If you lose your phone, each of these works once in place of a code. Keep them somewhere safe: we
          won’t show them again.
        </Text>
        <RecoveryCodes codes={recoveryCodes} />
      </Step>
      <Step title="3. Enter your password and a first code">
        <ConfirmForm onDone={onDone} />
      </Step>
    </Stack>
  );
}
