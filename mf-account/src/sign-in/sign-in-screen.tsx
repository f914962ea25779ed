import { signIn } from '@home-truths/platform/contract';
import { Field, Form, FormError, SubmitButton, useContractForm, useWatch } from '@home-truths/platform/forms';
import { showError } from '@home-truths/platform/page';
import { useSearchParams } from '@home-truths/platform/router';
import { Flex, Input, Stack, TextLink, toast } from '@home-truths/platform/ui';
import { useEffect } from 'react';
import { AccountCard, CardFooter } from '../card/account-card.tsx';
import { PasswordInput } from '../card/password-input.tsx';
import { withNext } from '../redirect-after-sign-in/redirect-path.ts';
import { useRedirectAfterSignIn } from '../redirect-after-sign-in/use-redirect-after-sign-in.ts';

function useSignInForm() {
  const redirectAfterSignIn = useRedirectAfterSignIn();
  return useContractForm(signIn, {
    defaultValues: { email: '', password: '' },
    onSuccess({ user }) {
      redirectAfterSignIn(user);
      toast({ title: 'Welcome back!', description: 'You have been successfully logged in.' });
    },
    onError: showError('Invalid email or password', 'Login failed'),
  });
}

function ForgotLink({ form }: { form: ReturnType<typeof useSignInForm> }) {
  const email = useWatch({ control: form.control, name: 'email' });
  return (
    <TextLink to="/auth/forgot-password" state={{ email }} minH="11">
      Forgot your password?
    </TextLink>
  );
}

function BlockedOrError({ form }: { form: ReturnType<typeof useSignInForm> }) {
  // the reply's status
  const isBlocked = form.formState.errors.root?.type === '403';
  return (
    <FormError
      form={form}
      mb="5"
      renderMessage={message => (
        <>
          <p>{message}</p>
          {isBlocked && (
            <TextLink to="/contact" minH="11">
              Contact us
            </TextLink>
          )}
        </>
      )}
    />
  );
}

function SignInForm() {
  const form = useSignInForm();
  const { root } = form.formState.errors;
  // runs after the effect of `FormError`, which focuses the message
  useEffect(() => {
    if (root?.type === '401') form.setFocus('password', { shouldSelect: true });
  }, [root, form.setFocus]);
  return (
    <Form form={form} formError={<BlockedOrError form={form} />}>
      <Stack gap="5">
        <Field form={form} name="email" label="Email">
          {control => <Input {...control} type="email" autoComplete="username" />}
        </Field>
        <Field form={form} name="password" label="Password">
          {control => <PasswordInput {...control} autoComplete="current-password" />}
        </Field>
        <Flex justify="flex-end" mt="-3">
          <ForgotLink form={form} />
        </Flex>
        <SubmitButton form={form} submittingLabel="Signing in...">
          Sign in
        </SubmitButton>
      </Stack>
    </Form>
  );
}

export function SignInScreen() {
  const [params] = useSearchParams();
  return (
    <AccountCard title="Sign in" text="Welcome back.">
      <SignInForm />
      <CardFooter>
        <span>
          New here? <TextLink to={withNext('/auth/register', params.get('next'))}>Create an account</TextLink>
        </span>
        <TextLink to="/">Back to home</TextLink>
      </CardFooter>
    </AccountCard>
  );
}
