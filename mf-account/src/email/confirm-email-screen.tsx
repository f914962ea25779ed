import { confirmEmail, readConfirmation, readMe } from '@home-truths/platform/contract';
import { ApiError, NO_CONNECTION, read, useApi, useQuery } from '@home-truths/platform/data';
import { Form, SubmitButton, useContractForm } from '@home-truths/platform/forms';
import { showError } from '@home-truths/platform/page';
import { useLinkSecret } from '@home-truths/platform/router';
import { useSession } from '@home-truths/platform/session';
import { Button, ButtonLink, Skeleton, Stack } from '@home-truths/platform/ui';
import { Check, X } from '@home-truths/platform/ui/icons';
import { useState } from 'react';
import { AccountCard } from '../card/account-card.tsx';
import { IconBadge } from '../card/icon-badge.tsx';

type ConfirmLink =
  | { state: 'checking' | 'invalid' }
  | { state: 'failed'; error: Error; retry(): void }
  | { state: 'valid'; token: string; email: string };

function useConfirmLink(): ConfirmLink {
  // undefined until it is read; empty if missing
  const token = useLinkSecret();
  const api = useApi();
  const { data, error, refetch } = useQuery({
    ...read(api, readConfirmation, { body: { token: token ?? '' } }),
    enabled: Boolean(token),
    // no token stays in memory
    gcTime: 0,
  });
  // a token that is too long
  const isMalformed = error instanceof ApiError && error.status === 400;
  if (token === '' || isMalformed || data?.email === null) return { state: 'invalid' };
  if (error) return { state: 'failed', error, retry: () => void refetch() };
  return token && data?.email ? { state: 'valid', token, email: data.email } : { state: 'checking' };
}

const CheckingLink = () => (
  <AccountCard title="Checking your link..." isReplacement>
    <Skeleton h="11" aria-hidden />
  </AccountCard>
);

const InvalidLink = () => (
  <AccountCard
    aboveTitle={<IconBadge icon={X} isWarning />}
    title="Invalid or Expired Link"
    text="Confirmation links expire after 48 hours and can only be used once."
    isReplacement
  >
    <Stack>
      <ButtonLink to="/profile?tab=settings">Request a new link</ButtonLink>
    </Stack>
  </AccountCard>
);

/** A reload would not help, because the token is no longer in the URL. */
const UncheckedLink = ({ error, retry }: Extract<ConfirmLink, { state: 'failed' }>) => (
  <AccountCard
    title="We couldn’t check your link"
    text={error instanceof ApiError ? error.detail : NO_CONNECTION}
    isReplacement
  >
    <Button w="full" onClick={retry}>
      Try again
    </Button>
  </AccountCard>
);

const EmailConfirmed = () => (
  <AccountCard
    aboveTitle={<IconBadge icon={Check} />}
    title="Email confirmed"
    text="You can sign in with it, and we can help you get back in if you forget your password."
    isReplacement
  >
    <Stack>
      <ButtonLink to="/">Start exploring</ButtonLink>
    </Stack>
  </AccountCard>
);

/** Returns a function that updates the user, whose email may be the confirmed one. */
function useRefreshSession() {
  const api = useApi();
  const { user, signIn } = useSession(session => session);
  return async () => {
    const reply = user && (await api(readMe, {}).catch(() => undefined));
    if (reply) signIn(reply.user);
  };
}

function ConfirmEmailForm({ token, email, onDone }: { token: string; email: string; onDone(): void }) {
  const refreshSession = useRefreshSession();
  const form = useContractForm(confirmEmail, {
    defaultValues: {},
    toBody: () => ({ token }),
    async onSuccess() {
      await refreshSession();
      onDone();
    },
    onError: showError('Failed to confirm your email'),
  });
  const title = (
    <>
      <span>Confirm </span>
      <span translate="no">{email}</span>
      <span>?</span>
    </>
  );
  return (
    <AccountCard title={title} text="Only confirm this if it’s your email address." isReplacement>
      <Form form={form}>
        <SubmitButton form={form} submittingLabel="Confirming...">
          Yes, it’s mine
        </SubmitButton>
      </Form>
    </AccountCard>
  );
}

export function ConfirmEmailScreen() {
  const link = useConfirmLink();
  const [isDone, setDone] = useState(false);
  if (isDone) return <EmailConfirmed />;
  if (link.state === 'valid') return <ConfirmEmailForm {...link} onDone={() => setDone(true)} />;
  if (link.state === 'failed') return <UncheckedLink {...link} />;
  return link.state === 'checking' ? <CheckingLink /> : <InvalidLink />;
}
