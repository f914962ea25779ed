import type { AdminRelease, StoredVersion, WaitingPin } from '@home-truths/platform/contract';
import { chakra, Text } from '@home-truths/platform/ui';
import { Check, CircleAlert } from '@home-truths/platform/ui/icons';
import { localDate } from '@home-truths/platform/ui/property';
import { Badge } from '../console/badge.tsx';
import { ContactLink } from '../console/links.ts';
import { timeOfDay } from '../console/time-of-day.ts';
import type { Judgement } from './figures.ts';

// Parts that the screens and lists of releases share.

/** Returns `20 Nov 2026, 3:40 pm AEDT`. */
export const momentText = (instant: string) => `${localDate(instant)}, ${timeOfDay(instant)}`;

interface WhenProps {
  at: string;
  by: string | null | undefined;
}

/** Shows `20 Nov 2026, 3:40 pm AEDT by mei`. */
export const When = ({ at, by }: WhenProps) => (
  <>
    <span>{momentText(at)}</span>
    {by && <span> by </span>}
    {by && <bdi translate="no">{by}</bdi>}
  </>
);

/** Shows `Made 3 Nov 2026 by mei`. */
export const MadeBy = ({ at, by }: WhenProps) => (
  <Text color="fg.muted" textStyle="meta">
    <span>{`Made ${localDate(at)} by `}</span>
    {by ? <bdi translate="no">{by}</bdi> : <span>the operator</span>}
  </Text>
);

export const Version = ({ children }: { children: string }) => (
  <chakra.code fontSize="0.9em" overflowWrap="anywhere" dir="ltr" translate="no">
    {children}
  </chakra.code>
);

export const JudgementBadge = ({ judgement }: { judgement: Judgement | undefined }) =>
  judgement ? (
    <Badge colour={judgement.colour}>
      {judgement.colour === 'green' && <Check size={16} />}
      {(judgement.colour === 'red' || judgement.colour === 'orange') && <CircleAlert size={16} />}
      <span>{judgement.text}</span>
    </Badge>
  ) : null;

const WAITS: Judgement = { colour: 'orange', text: 'A version waits for you' };
const DISABLED: Judgement = { colour: 'red', text: 'Disabled' };

/** Badges of a remote that is not as usual. */
export const StateBadges = ({ release }: { release: AdminRelease }) => (
  <>
    {release.waiting && <JudgementBadge judgement={WAITS} />}
    {release.disabled !== null && <JudgementBadge judgement={DISABLED} />}
    {release.pinned?.stored?.runsOnServer === false && <Badge colour="blue">Browser only</Badge>}
    {release.audience === 'admin' && <Badge>Administrators only</Badge>}
  </>
);

interface WatchTextProps {
  canary: Pick<WaitingPin, 'watch' | 'promoteAfter'>;
}

/** Says what a watched canary does by itself. */
export const WatchText = ({ canary: { watch, promoteAfter } }: WatchTextProps) =>
  watch ? (
    <Text mt="3">
      {`The canary ends by itself if it fails too often${promoteAfter ? `, and is pinned after ${promoteAfter} if it doesn’t` : ''}.`}
    </Text>
  ) : null;

/** When a version was stored, by whom, and from which commit and pipeline. */
export const Origin = ({ stored }: { stored: Omit<StoredVersion, 'version'> }) => (
  <>
    <Text>
      <When at={stored.releasedAt} by={stored.publishedBy} />
    </Text>
    {stored.repository && (
      <Text>
        <span>Repository </span>
        <bdi translate="no">{stored.repository}</bdi>
      </Text>
    )}
    {stored.commit && (
      <Text>
        <span>Commit </span>
        <Version>{stored.commit}</Version>
      </Text>
    )}
    {stored.pipeline && (
      <ContactLink href={stored.pipeline} rel="noreferrer">
        <span>
          <span>Pipeline at </span>
          <bdi translate="no">{stored.pipeline.split('/')[2]}</bdi>
        </span>
      </ContactLink>
    )}
  </>
);
