import {
  ENQUIRY_KINDS,
  type EnquiryKind,
  REPLY_SUBJECTS,
  type SentReply,
  type Thread,
  type ThreadRecord,
} from '@home-truths/platform/contract';
import { ApiError, useApi, useQuery } from '@home-truths/platform/data';
import { useParams } from '@home-truths/platform/router';
import { Box, Card, chakra, Flex, Heading, Text, TextLink } from '@home-truths/platform/ui';
import { localDate } from '@home-truths/platform/ui/property';
import { useRef } from 'react';
import { complaintSubject } from '../complaints/complaint-subject.ts';
import { AdminPage } from '../console/admin-page.tsx';
import { Badge } from '../console/badge.tsx';
import { ContactLink, phoneHref, RecordLink } from '../console/links.ts';
import { PendingQuery } from '../console/pending-query.tsx';
import { useLogError } from '../console/use-log-error.ts';
import { type ThreadKey, threadKey, threadQuery } from './queries.ts';
import { ReplyActions } from './reply-actions.tsx';
import { ReplyState } from './reply-state.tsx';

const List = chakra('ul', { base: { display: 'flex', flexDirection: 'column', gap: '4' } });

const SUBJECTS: Record<string, { label: string; list: string; closed: string }> = {
  enquiry: { label: 'Enquiry', list: 'enquiries', closed: 'Answered' },
  complaint: { label: 'Complaint', list: 'complaints', closed: 'Resolved' },
  lead: { label: 'Lead', list: 'leads', closed: 'Completed' },
};

const recordName = ({ about, id }: Pick<ThreadRecord, 'about' | 'id'>) =>
  `${SUBJECTS[about]?.label ?? 'Record'} ${id}`;

function topicText({ about, topic, reason }: ThreadRecord) {
  if (about === 'enquiry' && Object.hasOwn(ENQUIRY_KINDS, topic)) return ENQUIRY_KINDS[topic as EnquiryKind];
  if (about === 'complaint') return complaintSubject({ kind: topic, reason });
  return topic;
}

/** Returns what a lead asks for: `A call about 9 Banksia Street. Best time: Morning`. */
const requestText = ({ topic, text }: ThreadRecord) =>
  `A call about ${topic}${text && `. Best time: ${text}`}`;

interface ReplyItemProps {
  reply: SentReply;
  name: string;
  onUndone(): void;
}

const ReplyItem = ({ reply, name, onUndone }: ReplyItemProps) => (
  <Box
    as="li"
    mt="4"
    ps="4"
    borderInlineStartWidth="4px"
    borderColor="border.emphasized"
    minW="0"
    overflowWrap="anywhere"
  >
    <Flex columnGap="3" rowGap="1.5" align="center" wrap="wrap">
      <Text fontWeight="600">
        {reply.by === null ? (
          'Our reply'
        ) : (
          <>
            <span>Our reply by </span>
            <bdi translate="no">{`@${reply.by}`}</bdi>
          </>
        )}
      </Text>
      <Text color="fg.muted" textStyle="meta">
        {localDate(reply.createdAt)}
      </Text>
      <ReplyState reply={reply} name={name} onUndone={onUndone} />
    </Flex>
    <Text mt="1.5" maxW="measure" whiteSpace="pre-line" dir="auto">
      {reply.text}
    </Text>
  </Box>
);

interface RecordItemProps {
  record: ThreadRecord;
  replies: readonly SentReply[];
  hasEmail: boolean;
}

function RecordItem({ record, replies, hasEmail }: RecordItemProps) {
  const card = useRef<HTMLDivElement>(null);
  const { about, id, name, phone, text, isOpen, createdAt } = record;
  const { closed } = SUBJECTS[about] ?? { closed: 'Closed' };
  // undefined for a kind of record that only a newer backend knows
  const subject = REPLY_SUBJECTS.find(each => each === about);
  return (
    <li>
      <Card ref={card} tabIndex={-1} p={{ base: '5', md: '6' }} minW="0" overflowWrap="anywhere">
        <Flex columnGap="3" rowGap="1.5" align="center" wrap="wrap">
          <Text color="fg.muted" textStyle="meta">
            {recordName(record)}
          </Text>
          <Badge colour={isOpen ? 'orange' : 'green'}>{isOpen ? 'Open' : closed}</Badge>
          <Text color="fg.muted" textStyle="meta">
            {localDate(createdAt)}
          </Text>
        </Flex>
        <Heading as="h2" look="h3" mt="1.5" fontSize="1.08rem" dir="auto">
          {topicText(record)}
        </Heading>
        {name && (
          <Text mt="1" color="fg.muted">
            <span>From </span>
            <bdi translate="no">{name}</bdi>
          </Text>
        )}
        {phone && (
          <ContactLink mt="1" fontWeight="600" href={phoneHref(phone)}>
            <span>
              <span>Call </span>
              <span translate="no">{phone}</span>
            </span>
          </ContactLink>
        )}
        {text && (
          <Text mt="1.5" maxW="measure" whiteSpace="pre-line" dir="auto">
            {text}
          </Text>
        )}
        {replies.length > 0 && (
          <ul aria-label={`Replies to ${recordName(record)}`}>
            {replies.map(reply => (
              <ReplyItem
                key={reply.id}
                reply={reply}
                name={recordName(record)}
                onUndone={() => card.current?.focus()}
              />
            ))}
          </ul>
        )}
        {subject && (
          <ReplyActions
            isInThread
            record={{
              about: subject,
              id,
              hasEmail,
              name: recordName(record),
              text: about === 'lead' ? requestText(record) : text,
              canClose: about === 'enquiry' && isOpen,
            }}
            latestReply={replies.at(-1)}
          />
        )}
      </Card>
    </li>
  );
}

const Person = ({ email, user }: Pick<Thread, 'email' | 'user'>) => (
  <Box mb="5">
    {email === null ? (
      <Text color="fg.muted">No email given, so this is all we can show together.</Text>
    ) : (
      <>
        <ContactLink fontWeight="600" href={`mailto:${encodeURIComponent(email)}`} dir="auto">
          <span translate="no">{email}</span>
        </ContactLink>
        {user && (
          <Text>
            <span>Account: </span>
            <RecordLink to={`/admin/people/${user.id}`} dir="auto">
              <span translate="no">{`@${user.username}`}</span>
            </RecordLink>
          </Text>
        )}
        <Text mt="1" maxW="measure" color="fg.muted" textStyle="meta">
          Everything that was sent with this email. We don’t check the email of a message, so someone else may
          have typed it.
        </Text>
      </>
    )}
  </Box>
);

const LoadedThread = ({ thread: { email, user, records, replies, isComplete } }: { thread: Thread }) => (
  <>
    <Person email={email} user={user} />
    <List aria-label="Correspondence">
      {records.map(record => (
        <RecordItem
          key={`${record.about} ${record.id}`}
          record={record}
          replies={replies.filter(({ about, number }) => about === record.about && number === record.id)}
          hasEmail={email !== null}
        />
      ))}
    </List>
    {!isComplete && (
      <Text mt="4" color="fg.muted">
        {`Showing the latest ${records.length}`}
      </Text>
    )}
  </>
);

const NoSuchRecord = () => (
  <Card p={{ base: '7', md: '10' }} textAlign="center" role="status">
    <Text color="fg.muted">There’s nothing with this number. It may have been deleted.</Text>
  </Card>
);

function ThreadByKey(record: ThreadKey) {
  const query = useQuery(threadQuery(useApi(), record));
  const { data, error } = query;
  useLogError('A thread did not load', error);
  if (data) return <LoadedThread thread={data} />;
  if (error instanceof ApiError && error.status === 404) return <NoSuchRecord />;
  return <PendingQuery query={query} what="this correspondence" minH="14" />;
}

export function ThreadScreen() {
  const key = threadKey(useParams().id);
  const list = key && SUBJECTS[key.about]?.list;
  return (
    <AdminPage
      title="Correspondence"
      action={list === undefined ? undefined : <TextLink to={`/admin/${list}`}>{`All ${list}`}</TextLink>}
    >
      {key ? <ThreadByKey key={`${key.about} ${key.id}`} {...key} /> : <NoSuchRecord />}
    </AdminPage>
  );
}
