import { useApi, useQuery } from '@home-truths/platform/data';
import { Form, SubmitButton } from '@home-truths/platform/forms';
import { Box, Card, Stack, Text } from '@home-truths/platform/ui';
import { AdminPage } from '../console/admin-page.tsx';
import { accountQuery } from '../security/queries.ts';
import { StartSetUp } from '../security/start-set-up.tsx';
import { SecurityCodeField } from './security-code-field.tsx';
import { useCodeForm } from './use-code-form.ts';

const WHY = 'The admin pages show people’s names and email addresses, so a password alone doesn’t open them.';
const HOW =
  'You also need a code from an app on your phone. Setting it up takes about a minute, and then the page opens.';

function CodeForm() {
  const form = useCodeForm();
  return (
    <Form form={form}>
      <Stack gap="4">
        <SecurityCodeField form={form} canRecover />
        <Box>
          <SubmitButton form={form} submittingLabel="Checking...">
            Continue
          </SubmitButton>
        </Box>
        <Text maxW="measure" color="fg.muted">
          If you’ve lost your recovery codes, too, ask the person who runs this site to reset your app.
        </Text>
      </Stack>
    </Form>
  );
}

/** Stands in the place of a screen until a code is entered. `CodeGate` renders it only after reading the account. */
export function CodeScreen() {
  const isSetUp = Boolean(useQuery(accountQuery(useApi())).data?.secondFactor?.since);
  return (
    <AdminPage
      title={isSetUp ? 'Enter your security code' : 'Set up an authenticator app'}
      text={isSetUp ? `${WHY} A code lasts 8 hours in this browser.` : `${WHY} ${HOW}`}
    >
      <Card p={{ base: '5', md: '7' }} maxW="46rem">
        {isSetUp ? <CodeForm /> : <StartSetUp />}
      </Card>
    </AdminPage>
  );
}
