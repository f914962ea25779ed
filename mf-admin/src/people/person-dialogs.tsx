import {
  type AdminPerson,
  blockPerson,
  endPersonSessions,
  makeAdministrator,
  unblockPerson,
  unmakeAdministrator,
} from '@home-truths/platform/contract';
import { Field, Form, TextArea, useContractForm, useWrite } from '@home-truths/platform/forms';
import { useSession } from '@home-truths/platform/session';
import { chakra, Input, Stack, Text, toast, VisuallyHidden } from '@home-truths/platform/ui';
import { ConfirmDialog } from '../console/confirm-dialog.tsx';
import { AdminDialog, FormFooter } from '../console/form-dialog.tsx';
import { logAndShowError } from '../console/log-and-show-error.ts';
import { shownByForm } from '../console/shown-by-form.ts';
import { fullNameOf } from './person-badges.tsx';

export type PersonAction = 'block' | 'unblock' | 'end-sessions' | 'make-admin' | 'unmake-admin';
export type UndoableAction = Exclude<PersonAction, 'end-sessions'>;

interface PersonDialogProps {
  person: AdminPerson;
  onDone(action: UndoableAction): void;
  onClose(): void;
}

const Consequences = chakra('ul', { base: { ps: '5', listStyleType: 'disc', '& li + li': { mt: '1' } } });

const Who = ({ person }: { person: AdminPerson }) => (
  <Text fontWeight="600" dir="auto" overflowWrap="anywhere">
    <span translate="no">{fullNameOf(person)}</span>
  </Text>
);

function BlockDialog({ person, onDone, onClose }: PersonDialogProps) {
  const form = useContractForm(blockPerson, {
    defaultValues: { reason: '' },
    params: { id: person.id },
    onSuccess() {
      toast({ title: 'Person blocked' });
      onDone('block');
      onClose();
    },
    onError: shownByForm,
  });
  return (
    <AdminDialog title="Block this person?" onClose={onClose}>
      <Form form={form}>
        <Stack gap="5">
          <Who person={person} />
          <Consequences>
            <li>They’ll be signed out everywhere at once, and can’t sign in.</li>
            <li>When they try to sign in, they’ll read your reason.</li>
            <li>Their reviews stay on the site.</li>
          </Consequences>
          <Field form={form} name="reason" label="Reason" help="They’ll read this.">
            {control => <TextArea {...control} minH="20" dir="auto" />}
          </Field>
          <FormFooter form={form} labels={['Block', 'Blocking...']} onClose={onClose} />
        </Stack>
      </Form>
    </AdminDialog>
  );
}

function UnblockDialog({ person, onDone, onClose }: PersonDialogProps) {
  const write = useWrite(unblockPerson);
  const unblock = async () => {
    try {
      await write.mutateAsync({ input: { params: { id: person.id } } });
      toast({ title: 'Person unblocked' });
      onDone('unblock');
    } catch (error) {
      logAndShowError('We couldn’t unblock this person', error);
    }
  };
  return (
    <ConfirmDialog
      title="Unblock this person?"
      labels={['Unblock', 'Unblocking...']}
      onConfirm={unblock}
      onClose={onClose}
    >
      <Who person={person} />
      <Text mt="2">They’ll be able to sign in and post again. We won’t tell them.</Text>
    </ConfirmDialog>
  );
}

function EndSessionsDialog({ person, onClose }: PersonDialogProps) {
  const write = useWrite(endPersonSessions);
  const end = async () => {
    try {
      await write.mutateAsync({ input: { params: { id: person.id } } });
      toast({ title: 'Signed out everywhere' });
    } catch (error) {
      logAndShowError('We couldn’t sign this person out', error);
    }
  };
  return (
    <ConfirmDialog
      title="Sign this person out everywhere?"
      labels={['Sign out everywhere', 'Signing out...']}
      onConfirm={end}
      onClose={onClose}
    >
      <Who person={person} />
      <Text mt="2">They can sign in again with their password. You can’t undo this.</Text>
    </ConfirmDialog>
  );
}

const MAKE = {
  route: makeAdministrator,
  title: 'Make this person an administrator?',
  labels: ['Make administrator', 'Saving...'],
  toast: 'Administrator added',
  consequences: [
    'They’ll see and change everything in the admin console, including emails and who wrote anonymous reviews.',
    'They’ll be signed out everywhere, and have to sign in again.',
    'They and all administrators will get an email.',
  ],
} as const;

const UNMAKE = {
  route: unmakeAdministrator,
  title: 'Remove this administrator?',
  labels: ['Remove administrator', 'Saving...'],
  toast: 'Administrator removed',
  consequences: [
    'They’ll lose the admin console at once. Their account, and what they did, stay.',
    'They and all administrators will get an email.',
  ],
} as const;

function AdministratorDialog({
  person,
  action,
  onDone,
  onClose,
}: PersonDialogProps & { action: 'make-admin' | 'unmake-admin' }) {
  const email = useSession(({ user }) => user?.email);
  const { route, title, labels, toast: done, consequences } = action === 'make-admin' ? MAKE : UNMAKE;
  const form = useContractForm(route, {
    defaultValues: { password: '' },
    params: { id: person.id },
    onSuccess() {
      toast({ title: done });
      onDone(action);
      onClose();
    },
    onError: shownByForm,
  });
  return (
    <AdminDialog title={title} onClose={onClose}>
      <Form form={form}>
        <Stack gap="5">
          <Who person={person} />
          <Consequences>
            {consequences.map(line => (
              <li key={line}>{line}</li>
            ))}
          </Consequences>
          {/* tells password managers whose password is asked for */}
          <VisuallyHidden asChild>
            <input readOnly tabIndex={-1} autoComplete="username" value={email ?? ''} aria-hidden />
          </VisuallyHidden>
          <Field form={form} name="password" label="Your password">
            {control => <Input {...control} type="password" autoComplete="current-password" />}
          </Field>
          <FormFooter form={form} labels={labels} onClose={onClose} />
        </Stack>
      </Form>
    </AdminDialog>
  );
}

export function PersonDialog({ action, ...props }: PersonDialogProps & { action: PersonAction }) {
  if (action === 'block') return <BlockDialog {...props} />;
  if (action === 'unblock') return <UnblockDialog {...props} />;
  if (action === 'end-sessions') return <EndSessionsDialog {...props} />;
  return <AdministratorDialog key={action} action={action} {...props} />;
}
