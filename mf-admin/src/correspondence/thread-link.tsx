import { RecordLink } from '../console/links.ts';
import { type ThreadKey, threadPath } from './queries.ts';

export const ThreadLink = ({ name, ...key }: ThreadKey & { name: string }) => (
  <RecordLink
    display="inline-flex"
    alignItems="center"
    minH="9"
    textStyle="meta"
    color="fg.muted"
    to={threadPath(key)}
    aria-label={`All correspondence: ${name}`}
  >
    All correspondence
  </RecordLink>
);
