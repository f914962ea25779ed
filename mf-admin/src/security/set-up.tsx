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
import { focusOnMount } from '../console/focus-on-mount.ts';
import { shownByForm } from '../console/shown-by-form.ts';
import { PasswordAndCode } from '../second-factor/security-code-field.tsx';
import { CopyButton } from './copy-button.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Returns a secret as an app shows it, `ABCD EFGH`. */
const groupByFour = (secret: string) => secret.match(/.{1,4}/g)?.join(' ');

interface StepProps {
  title: string;
  /** True if Print includes it. */
  isPrinted?: boolean;
  children: Elements;
}

const Step = ({ title, isPrinted, children }: StepProps) => (
  <Box as="section" _print={isPrinted ? undefined : { display: 'none' }}>
    <Heading as="h3" look="h3" mb="3">
      {title}
    </Heading>
    {children}
  </Box>
);

/** Shows the secret as a link for an app on this device, first on phones, as a QR code for a phone, and as text. */
const Secret = ({ secret, uri }: Pick<SetUpProps['started'], 'secret' | 'uri'>) => (
  <Flex direction="column" align="start" gap="4">
    <Button asChild look="outline" order={{ md: 1 }}>
      <a href={uri}>Open in your authenticator app</a>
    </Button>
    <Box>
      <Text mb="3">
        <chakra.span hideBelow="md">Scan this code with the app on your phone.</chakra.span>
        <chakra.span hideFrom="md">Or scan this code with an app on another phone.</chakra.span>
      </Text>
      <QrCode text={uri} label="QR code for your authenticator app" />
    </Box>
    <Flex order="2" direction="column" align="start" gap="3">
      <Text>
        Or enter this key in the app:{' '}
        <chakra.code fontWeight="600" overflowWrap="anywhere">
          <span translate="no">{groupByFour(secret)}</span>
        </chakra.code>
      </Text>
      <CopyButton text={secret} what="the key">
        Copy key
      </CopyButton>
    </Flex>
  </Flex>
);

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
    onError: shownByForm,
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

export function SetUp({ started: { secret, uri, recoveryCodes }, onDone }: SetUpProps) {
  return (
    <Stack ref={focusOnMount} tabIndex={-1} role="group" aria-label="Set up your authenticator app" gap="8">
      <Step title="1. Add Home Truths to your authenticator app">
        <Secret secret={secret} uri={uri} />
      </Step>
      <Step title="2. Save your recovery codes" isPrinted>
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
