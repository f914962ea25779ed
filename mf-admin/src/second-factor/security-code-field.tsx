import { type ContractForm, Field } from '@home-truths/platform/forms';
import { useSession } from '@home-truths/platform/session';
import { Box, Input, TextButton, VisuallyHidden } from '@home-truths/platform/ui';
import { useRef, useState } from 'react';

const APP_CODE_LABEL = 'Enter the 6-digit code from your authenticator app';

interface SecurityCodeFieldProps<Values extends { code: string }> {
  form: ContractForm<Values>;
  /** True to accept a recovery code too. */
  canRecover?: boolean;
}

/** Asks for a code of the app (digits) or a recovery code (letters too), with the right on-screen keyboard. */
export function SecurityCodeField<Values extends { code: string }>({
  form,
  canRecover,
}: SecurityCodeFieldProps<Values>) {
  const [isRecovery, setRecovery] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const change = () => {
    setRecovery(!isRecovery);
    box.current?.querySelector('input')?.focus();
  };
  return (
    <Box ref={box}>
      <Field form={form} name="code" label={isRecovery ? 'Enter a recovery code' : APP_CODE_LABEL}>
        {control => (
          <Input
            {...control}
            inputMode={isRecovery ? 'text' : 'numeric'}
            autoComplete={isRecovery ? 'off' : 'one-time-code'}
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            maxW="20rem"
            fontFamily="ui-monospace, monospace"
          />
        )}
      </Field>
      {canRecover && (
        <TextButton minH="11" onClick={change}>
          {isRecovery ? 'Use a code from your app instead' : 'Lost your phone? Use a recovery code'}
        </TextButton>
      )}
    </Box>
  );
}

/** Confirms a change of the second factor. The hidden user name is for password managers. */
export function PasswordAndCode<Values extends { password: string; code: string }>(
  props: SecurityCodeFieldProps<Values>,
) {
  const email = useSession(({ user }) => user?.email);
  return (
    <>
      <VisuallyHidden asChild>
        <input readOnly tabIndex={-1} autoComplete="username" value={email ?? ''} aria-hidden />
      </VisuallyHidden>
      <Field form={props.form} name="password" label="Your password">
        {control => <Input {...control} type="password" autoComplete="current-password" />}
      </Field>
      <SecurityCodeField {...props} />
    </>
  );
}
