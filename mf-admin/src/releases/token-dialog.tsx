import { createReleaseToken, type ReleaseRight, type Reply } from '@home-truths/platform/contract';
import { Field, Form, useContractForm } from '@home-truths/platform/forms';
import { Box, Button, chakra, Input, Stack, Text } from '@home-truths/platform/ui';
import { useState } from 'react';
import { focusOnMount } from '../console/focus-on-mount.ts';
import { AdminDialog, DialogActions, FormFooter } from '../console/form-dialog.tsx';
import { shownByForm } from '../console/shown-by-form.ts';
import { CopyButton } from '../security/copy-button.tsx';
import type { GrantDialogProps } from './grants.tsx';
import { momentText } from './parts.tsx';
import { RightsField } from './rights-field.tsx';

type NewToken = Reply<typeof createReleaseToken>;

interface TokenFormProps extends GrantDialogProps {
  onMade(token: NewToken): void;
}

function TokenForm({ remote, onMade, onClose }: TokenFormProps) {
  const rights: ReleaseRight[] = ['publish'];
  const form = useContractForm(createReleaseToken, {
    defaultValues: { name: '', rights, days: '90' },
    params: { remote },
    toBody: ({ days, ...values }) => ({ ...values, days: Number(days) }),
    onSuccess: onMade,
    onError: shownByForm,
  });
  return (
    <Form form={form}>
      <Stack gap="5">
        <Field
          form={form}
          name="name"
          label="Name"
          help="Where it is used, such as “CI of search”. The history names it."
        >
          {control => <Input {...control} maxLength={80} autoComplete="off" dir="auto" />}
        </Field>
        <RightsField
          formId={form.id}
          control={form.register('rights')}
          error={form.formState.errors.rights?.message}
        />
        <Field form={form} name="days" label="Days until it ends" help="365 at most.">
          {control => <Input {...control} type="number" min={1} max={365} maxW="8rem" />}
        </Field>
        <FormFooter form={form} labels={['Make token', 'Making...']} onClose={onClose} />
      </Stack>
    </Form>
  );
}

const MadeToken = ({ token, onClose }: { token: NewToken; onClose(): void }) => (
  <Box ref={focusOnMount} tabIndex={-1} role="group" aria-label="The token" outline="none">
    <Text fontWeight="600">Copy the token now. It isn’t shown again.</Text>
    <Text mt="1">{`The pipeline needs it as RELEASE_TOKEN. It ends on ${momentText(token.endsAt)}.`}</Text>
    <chakra.code display="block" my="4" p="4" bg="bg.subtle" borderRadius="control" overflowWrap="anywhere">
      <span translate="no">{token.token}</span>
    </chakra.code>
    <DialogActions>
      <CopyButton text={token.token} what="the token">
        Copy token
      </CopyButton>
      <Button onClick={onClose}>Done</Button>
    </DialogActions>
  </Box>
);

export function TokenDialog({ remote, onClose }: GrantDialogProps) {
  const [token, setToken] = useState<NewToken>();
  return (
    <AdminDialog title={token ? 'Your new token' : 'Make a token'} isAlert={Boolean(token)} onClose={onClose}>
      {token ? (
        <MadeToken token={token} onClose={onClose} />
      ) : (
        <TokenForm remote={remote} onMade={setToken} onClose={onClose} />
      )}
    </AdminDialog>
  );
}
