import { register } from '@home-truths/platform/contract';
import { Field, Form, SubmitButton, useContractForm } from '@home-truths/platform/forms';
import { useSearchParams } from '@home-truths/platform/router';
import { Box, Grid, Input, Stack, Text, TextLink, toast } from '@home-truths/platform/ui';
import { AccountCard, CardFooter } from '../card/account-card.tsx';
import { PASSWORD_RULES, PasswordInput } from '../card/password-input.tsx';
import { UsernameField } from '../card/username-field.tsx';
import { mustMatch } from '../password/must-match.ts';
import { withNext } from '../redirect-after-sign-in/redirect-path.ts';
import { useCompleteSignIn } from '../redirect-after-sign-in/use-redirect-after-sign-in.ts';
import { Benefits } from './benefits.tsx';
import { StrengthMeter } from './strength-meter.tsx';

const EMPTY_VALUES = {
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
};

function useRegisterForm() {
  const redirectAfterSignIn = useCompleteSignIn();
  return useContractForm(register, {
    defaultValues: EMPTY_VALUES,
    rules: values => mustMatch(values),
    onSuccess({ user }) {
      redirectAfterSignIn(user);
      toast({
        title: 'Account created successfully!',
        description: 'Welcome to Home Truths. You can start exploring now.',
      });
    },
    onError: (message = 'An error occurred during registration') =>
      toast({ title: 'Registration failed', description: message, kind: 'error' }),
  });
}

function RegisterForm() {
  const form = useRegisterForm();
  const [password, ...personalNames] = form.watch(['password', 'firstName', 'lastName', 'username']);
  return (
    <Form form={form}>
      <Stack gap="5">
        <Grid templateColumns={{ sm: '1fr 1fr' }} gap="5" alignItems="start">
          <Field form={form} name="firstName" label="First name">
            {control => <Input {...control} autoComplete="given-name" />}
          </Field>
          <Field form={form} name="lastName" label="Last name">
            {control => <Input {...control} autoComplete="family-name" />}
          </Field>
        </Grid>
        <UsernameField form={form} />
        <Field form={form} name="email" label="Email">
          {control => <Input {...control} type="email" autoComplete="email" />}
        </Field>
        <Box>
          <Field form={form} name="password" label="Password" help={PASSWORD_RULES}>
            {control => <PasswordInput {...control} autoComplete="new-password" />}
          </Field>
          <StrengthMeter password={password} personalNames={personalNames} />
        </Box>
        <Field form={form} name="confirmPassword" label="Confirm password">
          {control => <PasswordInput {...control} autoComplete="new-password" />}
        </Field>
        <SubmitButton form={form} submittingLabel="Creating account...">
          Create account
        </SubmitButton>
        <Text color="fg.muted" textStyle="meta">
          By creating an account you agree to our <TextLink to="/terms">Terms</TextLink> and acknowledge our{' '}
          <TextLink to="/privacy">Privacy Policy</TextLink>.
        </Text>
      </Stack>
    </Form>
  );
}

/** The page for creating an account. */
export function RegisterScreen() {
  const [params] = useSearchParams();
  return (
    <AccountCard
      title="Create your account"
      text="Bookmark properties, and write reviews under your name or anonymously."
    >
      <Benefits />
      <RegisterForm />
      <CardFooter>
        <span>
          Already have an account?{' '}
          <TextLink to={withNext('/auth/login', params.get('next'))}>Sign in</TextLink>
        </span>
      </CardFooter>
    </AccountCard>
  );
}
