import {
  type AdminRelease,
  disableAsAdmin,
  enableAsAdmin,
  listAdminReleases,
  pinAsAdmin,
  refuseWaitingPin,
  rollBackAsAdmin,
  type WaitingPin,
} from '@home-truths/platform/contract';
import { keyOf, useQueryClient } from '@home-truths/platform/data';
import { Field, Form, TextArea, useContractForm, useWatch } from '@home-truths/platform/forms';
import { Input, Select, Stack, Text, toast } from '@home-truths/platform/ui';
import { localDate } from '@home-truths/platform/ui/property';
import type { RefObject } from 'react';
import { CheckboxLabel } from '../console/checkbox-label.tsx';
import { AdminDialog, FormFooter } from '../console/form-dialog.tsx';

const DECISIONS = {
  pin: { route: pinAsAdmin, title: 'Pin a version', labels: ['Pin', 'Pinning...'], done: 'Version pinned' },
  canary: { route: pinAsAdmin, title: 'Canary', labels: ['Set canary', 'Setting...'], done: 'Canary set' },
  'roll-back': {
    route: rollBackAsAdmin,
    title: 'Roll back',
    labels: ['Roll back', 'Rolling back...'],
    done: 'Rolled back',
  },
  disable: { route: disableAsAdmin, title: 'Disable', labels: ['Disable', 'Disabling...'], done: 'Disabled' },
  enable: { route: enableAsAdmin, title: 'Enable', labels: ['Enable', 'Enabling...'], done: 'Enabled' },
  refuse: {
    route: refuseWaitingPin,
    title: 'Refuse',
    labels: ['Refuse', 'Refusing...'],
    done: 'Version refused',
  },
} as const;

/** The decision that an administrator is about to make; the form of a pin or canary begins with these values. */
export interface Decision
  extends Partial<Pick<WaitingPin, 'version' | 'percent' | 'watch' | 'promoteAfter'>> {
  kind: keyof typeof DECISIONS;
}

/** Says what visitors will get. */
function consequenceOf(kind: Decision['kind'], version: string, release: AdminRelease): string {
  const { canary, previous, audience } = release;
  const who = audience === 'admin' ? 'administrators' : 'visitors';
  const pinned = release.pinned?.version ?? 'no version';
  const rollBackText = canary
    ? `All ${who} get ${pinned} again. The canary ${canary.version} ends.`
    : `All ${who} get ${previous ?? 'no version'} again instead of ${pinned}.`;
  return {
    pin: `All ${who} get ${version} instead of ${pinned}.${canary ? ' The canary ends.' : ''}`,
    canary: `Some ${who} get ${version}. The others keep ${pinned}.`,
    'roll-back': rollBackText,
    disable: 'Its pages show your text, and its parts of other pages stay empty.',
    enable: `Its pages and parts are back, with ${pinned}.`,
    refuse: `${version} isn’t given to ${who}. They keep ${pinned}.`,
  }[kind];
}

/** Returns `1.0.0-0a1b2c3d, 20 Nov 2026, browser only`. */
const optionText = ({ version, releasedAt, runsOnServer }: AdminRelease['versions'][number]) =>
  `${version}, ${localDate(releasedAt)}${runsOnServer ? '' : ', browser only'}`;

interface DecisionDialogProps {
  release: AdminRelease;
  decision: Decision;
  fallbackFocus: RefObject<HTMLElement | null>;
  onClose(): void;
}

/** Asks for a reason and decides. If somebody else was faster, the form says so and the release is read again. */
export function DecisionDialog({ release, decision, fallbackFocus, onClose }: DecisionDialogProps) {
  const queryClient = useQueryClient();
  const { kind, percent = 10, watch = false, promoteAfter = '' } = decision;
  const { route, title, labels, done } = DECISIONS[kind];
  const isPin = kind === 'pin' || kind === 'canary';
  const otherVersions = release.versions.filter(({ version }) => version !== release.pinned?.version);
  const form = useContractForm(route, {
    defaultValues: {
      version: decision.version ?? otherVersions[0]?.version ?? '',
      percent: String(percent),
      watch,
      promoteAfter,
      text: '',
      reason: '',
    },
    params: { remote: release.remote },
    toBody: values => ({
      ...((isPin || kind === 'refuse') && { version: values.version }),
      ...(kind === 'canary' && { percent: Number(values.percent) }),
      ...(kind === 'canary' &&
        values.watch && { watch: true, promoteAfter: values.promoteAfter.trim() || undefined }),
      ...(kind === 'disable' && { text: values.text }),
      // refused if visitors get another version by now
      ...(kind !== 'refuse' && { from: (release.canary ?? release.pinned)?.version }),
      reason: values.reason,
    }),
    // the first message says what `done` says
    onSuccess({ messages: [, ...warnings] }) {
      toast({ title: done, description: warnings.join(' ') });
      onClose();
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: keyOf(listAdminReleases) }),
  });
  const [version, isWatched] = useWatch({ control: form.control, name: ['version', 'watch'] });
  return (
    <AdminDialog title={`${title}: ${release.remote}`} fallbackFocus={fallbackFocus} onClose={onClose}>
      <Form form={form}>
        <Stack gap="5">
          {isPin && (
            <Field form={form} name="version" label="Version">
              {control => (
                <Select {...control}>
                  {otherVersions.map(stored => (
                    <option key={stored.version} value={stored.version}>
                      {optionText(stored)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
          {kind === 'canary' && (
            <Field form={form} name="percent" label="Percent of visitors" help="From 1 to 99.">
              {control => <Input {...control} type="number" min={1} max={99} maxW="8rem" />}
            </Field>
          )}
          {kind === 'canary' && (
            <CheckboxLabel>
              <input type="checkbox" {...form.register('watch')} />
              <span>Watch it, and end it if it fails too often</span>
            </CheckboxLabel>
          )}
          {kind === 'canary' && isWatched && (
            <Field
              form={form}
              name="promoteAfter"
              label="Pin it by itself after"
              help="Such as 24h, if it had 200 page views by then."
              optional
            >
              {control => <Input {...control} maxW="8rem" autoComplete="off" />}
            </Field>
          )}
          {kind === 'disable' && (
            <Field form={form} name="text" label="Text for visitors">
              {control => <TextArea {...control} minH="20" maxLength={300} dir="auto" />}
            </Field>
          )}
          <Text role="status">{consequenceOf(kind, version, release)}</Text>
          <Field form={form} name="reason" label="Reason" help="It stays in the history.">
            {control => <TextArea {...control} minH="20" dir="auto" />}
          </Field>
          <FormFooter form={form} labels={labels} onClose={onClose} />
        </Stack>
      </Form>
    </AdminDialog>
  );
}
