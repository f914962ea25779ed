import type { AdminPerson } from '@home-truths/platform/contract';
import { ApiError, useApi, useQuery } from '@home-truths/platform/data';
import { useParams } from '@home-truths/platform/router';
import { useSession } from '@home-truths/platform/session';
import { Box, Button, Card, chakra, Flex, Heading, Stack, Text, TextLink } from '@home-truths/platform/ui';
import { fullAddress, localDate, Stars } from '@home-truths/platform/ui/property';
import { HistoryLink } from '../audit/history-link.tsx';
import { AdminPage } from '../console/admin-page.tsx';
import { Badge } from '../console/badge.tsx';
import { LazyDialog } from '../console/lazy-dialog.tsx';
import { ContactLink, RecordLink } from '../console/links.ts';
import { PendingQuery } from '../console/pending-query.tsx';
import { UndoNotice } from '../console/undo-notice.tsx';
import { useLogError } from '../console/use-log-error.ts';
import { NoteSection } from '../notes/note-section.tsx';
import { VisibilityNotices } from '../reviews/review-visibility.tsx';
import { useReviewVisibility } from '../reviews/use-review-visibility.tsx';
import { fullNameOf, PersonBadges } from './person-badges.tsx';
import type { PersonAction } from './person-dialogs.tsx';
import { personId, personQuery, personReviewsQuery } from './queries.ts';
import { loadPersonDialog, usePersonActions, whyNotAdmin } from './use-person-actions.ts';

function HidePersonReviews({ person }: { person: AdminPerson }) {
  const visibility = useReviewVisibility();
  const hideAll = () =>
    visibility.confirmHiding({ title: 'Hide all reviews by this person?', which: { userId: person.id } });
  return (
    <Box mt="3">
      <VisibilityNotices {...visibility} />
      {person.reviews.visible > 0 && (
        <Button look="outline" aria-haspopup="dialog" onClick={hideAll}>
          Hide all reviews
        </Button>
      )}
    </Box>
  );
}

const Lines = chakra('ul', { base: { mt: '2', '& li + li': { borderTopWidth: '1px' } } });
const Line = chakra('li', { base: { py: '3', minW: '0', overflowWrap: 'anywhere' } });

const Blocked = ({ blocked }: { blocked: NonNullable<AdminPerson['blocked']> }) => (
  <Box mt="4" p="4" bg="issue.orange.bg" borderRadius="control">
    <Text fontWeight="600">
      <span>{`Blocked on ${localDate(blocked.at)}`}</span>
      {blocked.by !== null && (
        <>
          <span> by </span>
          <bdi translate="no">{blocked.by}</bdi>
        </>
      )}
    </Text>
    <Text mt="1" maxW="measure" whiteSpace="pre-line" dir="auto">
      <span>Reason they read: </span>
      <bdi>{blocked.reason}</bdi>
    </Text>
  </Box>
);

interface ActionsProps {
  person: AdminPerson;
  start(action: PersonAction): void;
}

function Actions({ person, start }: ActionsProps) {
  const ownId = useSession(({ user }) => user?.id);
  if (person.id === ownId)
    return (
      <Text mt="4" color="fg.muted">
        This is your own account. You can change it under{' '}
        <TextLink to="/profile?tab=settings">Settings</TextLink>.
      </Text>
    );
  const actions: [action: PersonAction, label: string][] = [
    person.isBlocked ? ['unblock', 'Unblock'] : ['block', 'Block'],
  ];
  const whyNot = person.isAdmin ? undefined : whyNotAdmin(person);
  if (person.isAdmin) actions.push(['unmake-admin', 'Remove administrator']);
  else if (whyNot === undefined) actions.push(['make-admin', 'Make administrator']);
  return (
    <>
      <Flex mt="5" gap="2.5" wrap="wrap">
        {actions.map(([action, label]) => (
          <Button key={action} look="outline" aria-haspopup="dialog" onClick={() => start(action)}>
            {label}
          </Button>
        ))}
      </Flex>
      {whyNot !== undefined && (
        <Text mt="2.5" color="fg.muted" textStyle="meta">
          {whyNot}
        </Text>
      )}
    </>
  );
}

const Account = ({ person, start }: ActionsProps) => (
  <Card as="section" aria-label="Account" p={{ base: '5', md: '7' }}>
    <Flex columnGap="3" rowGap="2" align="center" wrap="wrap">
      <Heading as="h2" look="h3" dir="auto">
        <span translate="no">{fullNameOf(person)}</span>
      </Heading>
      <PersonBadges person={person} />
    </Flex>
    <Text mt="1" color="fg.muted">
      <bdi translate="no">{`@${person.username}`}</bdi>
    </Text>
    <ContactLink minH="11" href={`mailto:${encodeURIComponent(person.email)}`} dir="auto">
      <span translate="no">{person.email}</span>
    </ContactLink>
    <Text color="fg.muted">
      {`Joined ${localDate(person.createdAt)}. ${person.hasSecondFactor ? 'An authenticator app is set up.' : 'No authenticator app is set up.'}`}
    </Text>
    {person.blocked && <Blocked blocked={person.blocked} />}
    <HistoryLink subject="person" id={person.id} name={fullNameOf(person)} />
    <Actions person={person} start={start} />
  </Card>
);

function Sessions({ person, start }: ActionsProps) {
  const ownId = useSession(({ user }) => user?.id);
  return (
    <Card as="section" aria-label="Sessions" p={{ base: '5', md: '7' }}>
      <Heading as="h2" look="h3">
        Sessions
      </Heading>
      {person.sessions.length === 0 ? (
        <Text mt="2" color="fg.muted">
          Not signed in anywhere.
        </Text>
      ) : (
        <Lines aria-label="Sessions">
          {person.sessions.map(({ id, startedAt, lastSeenAt }) => (
            <Line
              key={id}
            >{`Signed in on ${localDate(startedAt)}, last seen on ${localDate(lastSeenAt)}`}</Line>
          ))}
        </Lines>
      )}
      {person.sessions.length > 0 && person.id !== ownId && (
        <Button mt="3" look="outline" aria-haspopup="dialog" onClick={() => start('end-sessions')}>
          Sign out everywhere
        </Button>
      )}
    </Card>
  );
}

/** Returns `3 on the site, 1 hidden, 2 deleted`. */
const countsText = ({ visible, hidden, deleted }: AdminPerson['reviews']) =>
  [`${visible} on the site`, hidden > 0 && `${hidden} hidden`, deleted > 0 && `${deleted} deleted`]
    .filter(Boolean)
    .join(', ');

function Reviews({ person }: { person: AdminPerson }) {
  const query = useQuery(personReviewsQuery(useApi(), person.id));
  const { data } = query;
  useLogError('The reviews of a person did not load', query.error);
  return (
    <Card as="section" aria-label="Reviews" p={{ base: '5', md: '7' }}>
      <Heading as="h2" look="h3">
        Reviews
      </Heading>
      <Text mt="1" color="fg.muted">
        {countsText(person.reviews)}
      </Text>
      <HidePersonReviews person={person} />
      {data ? (
        <Lines aria-label="Reviews" tabIndex={-1} outline="none">
          {data.rows.map(review => (
            <Line key={review.id}>
              <Flex columnGap="3" rowGap="1" align="center" wrap="wrap">
                <Stars rating={review.rating} size="1rem" />
                {review.isHidden && <Badge colour="orange">Hidden</Badge>}
                {review.isAnonymous && <Badge>Anonymous</Badge>}
              </Flex>
              <Text fontWeight="600" dir="auto">
                {review.title}
              </Text>
              <RecordLink to={`/property/${review.propertyId}#review-${review.id}`} dir="auto">
                <span translate="no">{fullAddress(review.property)}</span>
              </RecordLink>
              <Text color="fg.muted" textStyle="meta">
                {localDate(review.createdAt)}
              </Text>
            </Line>
          ))}
        </Lines>
      ) : (
        <PendingQuery query={query} what="the reviews" mt="3" minH="14" />
      )}
      {data && Number(data.total) > data.rows.length && (
        <Text mt="2" color="fg.muted">
          {`Showing the latest ${data.rows.length} of ${data.total}`}
        </Text>
      )}
    </Card>
  );
}

const Notes = ({ person }: { person: AdminPerson }) => (
  <Card as="section" aria-label="Notes" p={{ base: '5', md: '7' }}>
    <Heading as="h2" look="h3" mb="4">
      Notes
    </Heading>
    <NoteSection subject="person" id={person.id} />
  </Card>
);

function LoadedPerson({ person }: { person: AdminPerson }) {
  const { start, dialog, notice, doneAction } = usePersonActions(person);
  return (
    <>
      {notice && <UndoNotice key={doneAction} {...notice} />}
      <Stack gap="4">
        <Account person={person} start={start} />
        <Sessions person={person} start={start} />
        <Reviews person={person} />
        <Notes person={person} />
      </Stack>
      {dialog && <LazyDialog load={loadPersonDialog} props={dialog} />}
    </>
  );
}

const NoSuchPerson = () => (
  <Card p={{ base: '7', md: '10' }} textAlign="center" role="status">
    <Text color="fg.muted">There’s no account with this number. It may have been deleted.</Text>
  </Card>
);

function PersonById({ id }: { id: number }) {
  const query = useQuery(personQuery(useApi(), id));
  const { data, error } = query;
  useLogError('A person did not load', error);
  if (data) return <LoadedPerson person={data} />;
  if (error instanceof ApiError && error.status === 404) return <NoSuchPerson />;
  return <PendingQuery query={query} what="this person" minH="14" />;
}

export function PersonScreen() {
  const id = personId(useParams().id);
  return (
    <AdminPage title="Person" action={<TextLink to="/admin/people">All people</TextLink>}>
      {id === undefined ? <NoSuchPerson /> : <PersonById key={id} id={id} />}
    </AdminPage>
  );
}
