import { LIMITS, register } from '@home-truths/platform/contract';
import { Field, Form, SubmitButton, useContractForm } from '@home-truths/platform/forms';
import { showError } from '@home-truths/platform/page';
import { useSearchParams } from '@home-truths/platform/router';
import { Box, chakra, Grid, HStack, Input, Stack, Text, TextLink, toast } from '@home-truths/platform/ui';
import { Check } from '@home-truths/platform/ui/icons';
import { useEffect, useRef } from 'react';
import { AccountCard, CardFooter } from '../card/account-card.tsx';
import { mustMatch, PASSWORD_RULES, PasswordInput } from '../card/password-input.tsx';
import { UsernameField } from '../card/username-field.tsx';
import { withNext } from '../redirect-after-sign-in/redirect-path.ts';
import { useRedirectAfterSignIn } from '../redirect-after-sign-in/use-redirect-after-sign-in.ts';
import { passwordStrength, STRENGTH_LABELS } from './password-strength.ts';

const Bar = chakra('span', {
  base: { flex: '1', h: '1.5', borderRadius: 'full', bg: 'border' },
  variants: {
    colour: {
      none: {},
      red: { bg: 'danger.fg' },
      orange: { bg: 'issue.orange.fg' },
      green: { bg: 'issue.green.fg' },
    },
  },
});

const STRENGTH_COLOURS = ['red', 'red', 'orange', 'green', 'green'] as const;
const MAX_STRENGTH = STRENGTH_LABELS.length - 1;

function StrengthMeter({ password, personalNames }: { password: string; personalNames: string[] }) {
  const strength = passwordStrength(password, personalNames);
  const colourOf = (step: number) => (step < strength ? STRENGTH_COLOURS[strength] : 'none');
  return (
    <Box role="status">
      {password && (
        <>
          <HStack gap="1.5" mt="2.5" aria-hidden>
            {[...Array(MAX_STRENGTH).keys()].map(step => (
              <Bar key={step} colour={colourOf(step)} />
            ))}
          </HStack>
          <Text mt="1" textStyle="meta" color="fg.muted">
            {`Password strength: ${STRENGTH_LABELS[strength]}`}
          </Text>
        </>
      )}
    </Box>
  );
}

const BENEFITS = [
  'Bookmark properties and read about them offline',
  'Edit or delete your reviews at any time',
  'Choose whether your name appears',
];

const Aside = chakra('aside', {
  base: {
    display: { base: 'none', xl: 'block' },
    pos: 'absolute',
    insetStart: 'calc(100% + 3rem)',
    top: '9',
    w: '17rem',
  },
});

const List = chakra('ul', { base: { mt: '4', '& li + li': { mt: '3' } } });

const Benefits = () => (
  <Aside>
    <Text id="benefits" fontWeight="600">
      With an account you can
    </Text>
    <List aria-labelledby="benefits">
      {BENEFITS.map(text => (
        <li key={text}>
          <HStack gap="2.5" align="flex-start">
            <Box color="brand.fg" flexShrink="0" mt="0.5">
              <Check size={20} />
            </Box>
            <span>{text}</span>
          </HStack>
        </li>
      ))}
    </List>
  </Aside>
);

const EMPTY_VALUES = {
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
};

function useRegisterForm() {
  const redirectAfterSignIn = useRedirectAfterSignIn();
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
    onError: showError('An error occurred during registration', 'Registration failed'),
  });
}

/** Returns `zoe-o-neil` for Zoë O Neil. */
const usernameFrom = (firstName: string, lastName: string) =>
  `${firstName} ${lastName}`
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/g, '')
    .trim()
    .replaceAll(/ +/g, '-')
    .slice(0, LIMITS.username.max);

/** Follows the names until the visitor types another username. */
function useSuggestedUsername(form: ReturnType<typeof useRegisterForm>, suggestion: string) {
  const lastSuggestion = useRef('');
  useEffect(() => {
    if (form.getValues('username') !== lastSuggestion.current) return;
    lastSuggestion.current = suggestion;
    form.setValue('username', suggestion, { shouldValidate: form.formState.isSubmitted });
  }, [form, suggestion]);
}

function RegisterForm() {
  const form = useRegisterForm();
  const [password, ...personalNames] = form.watch(['password', 'firstName', 'lastName', 'username']);
  const [firstName = '', lastName = ''] = personalNames;
  useSuggestedUsername(form, usernameFrom(firstName, lastName));
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
          {control => <Input {...control} type="password" autoComplete="new-password" />}
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

export function RegisterScreen() {
  const [params] = useSearchParams();
  return (
    <AccountCard
      title="Create your account"
      text={
        <>
          <chakra.span hideFrom="xl">
            With an account you can bookmark properties, and edit or delete your reviews.
          </chakra.span>
          <chakra.span hideBelow="xl">
            Bookmark properties, and write reviews under your name or anonymously.
          </chakra.span>
        </>
      }
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
