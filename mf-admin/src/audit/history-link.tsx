import { Clock } from '@home-truths/platform/ui/icons';
import { RecordLink } from '../console/links.ts';
import { auditUrl } from './filters.ts';

interface HistoryLinkProps {
  /** The audit's name for the kind of record. */
  subject: string;
  id: number;
  /** Part of the accessible name. */
  name: string;
}

export const HistoryLink = ({ subject, id, name }: HistoryLinkProps) => (
  <RecordLink
    display="inline-flex"
    alignItems="center"
    minH="9"
    textStyle="meta"
    color="fg.muted"
    to={auditUrl({ subject, subjectId: String(id) })}
    aria-label={`Show history: ${name}`}
  >
    Show history
  </RecordLink>
);

/** The same as an action of `MoreMenu`. */
export const historyAction = (subject: string, id: number) => ({
  label: 'Show history',
  Icon: Clock,
  to: auditUrl({ subject, subjectId: String(id) }),
});
