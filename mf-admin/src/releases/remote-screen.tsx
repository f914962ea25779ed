import type { AdminRelease } from '@home-truths/platform/contract';
import { useApi, useQuery } from '@home-truths/platform/data';
import { useParams } from '@home-truths/platform/router';
import {
  Box,
  Button,
  Card,
  chakra,
  type Elements,
  Flex,
  Heading,
  lazyWithRetry,
  Stack,
  Text,
  TextLink,
} from '@home-truths/platform/ui';
import { useId, useRef, useState } from 'react';
import { AdminPage } from '../console/admin-page.tsx';
import { LazyDialog } from '../console/lazy-dialog.tsx';
import { PendingQuery } from '../console/pending-query.tsx';
import { useLogError } from '../console/use-log-error.ts';
import type { Decision } from './decision-dialog.tsx';
import { InUseTable } from './in-use-table.tsx';
import { momentText, StateBadges, Version, WatchText, When } from './parts.tsx';
import { Publishers } from './publishers.tsx';
import { releasesQuery } from './queries.ts';
import { Tokens } from './tokens.tsx';

export const loadDecisionDialog = lazyWithRetry(() =>
  import('./decision-dialog.tsx').then(module => module.DecisionDialog),
);

interface PartProps {
  release: AdminRelease;
  onDecide(decision: Decision): void;
}

function Section({ title, children }: { title: string; children: Elements }) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id}>
      <Heading id={id} look="h3" mb="3">
        {title}
      </Heading>
      {children}
    </Box>
  );
}

/** A version of a remote for administrators, which a token can ask to pin but not pin alone. */
function Waiting({ release: { waiting }, onDecide }: PartProps) {
  if (!waiting) return null;
  const { askedBy, askedAt, ...waitingPin } = waiting;
  const { version, percent } = waitingPin;
  return (
    <Box as="section" aria-label="A version waits for you" p="4" bg="issue.orange.bg" borderRadius="control">
      <Text>
        <b>
          <bdi translate="no">{askedBy}</bdi>
        </b>
        <span>{` asked on ${momentText(askedAt)} to give ${percent} % of administrators `}</span>
        <Version>{version}</Version>
      </Text>
      <WatchText canary={waitingPin} />
      <Flex mt="3" gap="2.5" wrap="wrap">
        <Button
          aria-haspopup="dialog"
          onClick={() => onDecide({ kind: percent < 100 ? 'canary' : 'pin', ...waitingPin })}
        >
          Approve
        </Button>
        <Button look="outline" aria-haspopup="dialog" onClick={() => onDecide({ kind: 'refuse', version })}>
          Refuse
        </Button>
      </Flex>
    </Box>
  );
}

function Decisions({ release, onDecide }: PartProps) {
  const { pinned, previous, canary, disabled } = release;
  const hasOtherVersion = release.versions.some(({ version }) => version !== pinned?.version);
  const decisions: (readonly [label: string, decision: Decision] | false | null)[] = [
    hasOtherVersion && ['Pin a version', { kind: 'pin', ...(canary && { version: canary.version }) }],
    hasOtherVersion && pinned && !canary && ['Start a canary', { kind: 'canary' }],
    canary && ['Change percent', { kind: 'canary', ...canary }],
    (canary || previous !== null) && ['Roll back', { kind: 'roll-back' }],
    disabled === null ? ['Disable', { kind: 'disable' }] : ['Enable', { kind: 'enable' }],
  ];
  return (
    <Flex mt="5" gap="2.5" wrap="wrap">
      {decisions
        .filter(entry => entry !== false && entry !== null)
        .map(([label, decision]) => (
          <Button key={label} look="outline" aria-haspopup="dialog" onClick={() => onDecide(decision)}>
            {label}
          </Button>
        ))}
    </Flex>
  );
}

const InUse = ({ release, onDecide }: PartProps) => {
  const { pinned, previous, canary, disabled } = release;
  return (
    <Card p={{ base: '4', md: '6' }}>
      <Flex gap="2" wrap="wrap">
        {/* `Waiting` says what waits */}
        <StateBadges release={{ ...release, waiting: null }} />
      </Flex>
      {disabled !== null && (
        <Text mt="2" whiteSpace="pre-line" dir="auto">
          <span>Visitors read: </span>
          <bdi>{disabled}</bdi>
        </Text>
      )}
      {pinned ? <InUseTable release={{ ...release, pinned }} /> : <Text>No version is pinned yet.</Text>}
      {canary && <WatchText canary={canary} />}
      <Text mt="3">
        <span>Previous version: </span>
        {previous === null ? <span>none</span> : <Version>{previous}</Version>}
      </Text>
      <Decisions release={release} onDecide={onDecide} />
    </Card>
  );
};

const Change = chakra('li', {
  base: { py: '3', overflowWrap: 'anywhere', '& + &': { borderTopWidth: '1px' } },
});

/** The changes of a remote, newest first. */
const History = ({ history }: Pick<AdminRelease, 'history'>) => (
  <Card asChild px={{ base: '4', md: '6' }} py="1">
    <ol aria-label="History">
      {history.length === 0 && <Change>Nothing has changed yet.</Change>}
      {history.map(({ revision, at, by, what, reason }) => (
        <Change key={revision}>
          <Version>{what}</Version>
          {reason && (
            <Text maxW="measure" dir="auto">
              <span>Reason: </span>
              <bdi>{reason}</bdi>
            </Text>
          )}
          <Text color="fg.muted" textStyle="meta">
            <When at={at} by={by} />
          </Text>
        </Change>
      ))}
    </ol>
  </Card>
);

function LoadedRemote({ release }: { release: AdminRelease }) {
  const [decision, setDecision] = useState<Decision>();
  // gets the focus after a decision whose button is gone
  const top = useRef<HTMLDivElement>(null);
  return (
    <Stack ref={top} tabIndex={-1} role="group" aria-label={release.remote} gap="8" outline="none">
      <Waiting release={release} onDecide={setDecision} />
      <Section title="What visitors get">
        <InUse release={release} onDecide={setDecision} />
      </Section>
      <Section title="Who may release">
        <Stack gap="6">
          <Box>
            <Tokens remote={release.remote} />
          </Box>
          <Box>
            <Publishers remote={release.remote} />
          </Box>
        </Stack>
      </Section>
      <Section title="History">
        <History history={release.history} />
      </Section>
      {decision && (
        <LazyDialog
          load={loadDecisionDialog}
          props={{ release, decision, fallbackFocus: top, onClose: () => setDecision(undefined) }}
        />
      )}
    </Stack>
  );
}

export function RemoteScreen() {
  const { id: folder } = useParams();
  const query = useQuery(releasesQuery(useApi()));
  const { data, error } = query;
  useLogError('The releases did not load', error);
  const release = data?.find(({ remote }) => remote === folder);
  return (
    <AdminPage
      title={release?.remote ?? 'Releases'}
      action={<TextLink to="/admin/releases">All remotes</TextLink>}
    >
      {data && error && (
        <Text mb="4" role="status">
          We couldn’t read this again just now, so it may be out of date.
        </Text>
      )}
      {release ? (
        <LoadedRemote key={release.remote} release={release} />
      ) : data ? (
        <Text role="status">There’s no such remote.</Text>
      ) : (
        <PendingQuery query={query} what="the releases" minH="14" />
      )}
    </AdminPage>
  );
}
