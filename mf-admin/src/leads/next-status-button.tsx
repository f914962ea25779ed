import { editLead, type Lead, listLeads, type Reply } from '@home-truths/platform/contract';
import { Button, toast } from '@home-truths/platform/ui';
import { LazyDialog } from '../console/lazy-dialog.tsx';
import { loadRowConflict, useRowChange } from '../console/use-row-change.ts';
import { LEAD_STATUS_LABELS, NEXT_STATUS, UPDATE_FAILED } from './queries.ts';

interface NextStatusButtonProps {
  lead: Lead;
  onChanged(lead: Reply<typeof editLead>): void;
}

/** Moves a lead to its next status; shows nothing for the last one. */
export function NextStatusButton({ lead, onChanged }: NextStatusButtonProps) {
  const { isBusy, change, conflict } = useRowChange(editLead, listLeads, UPDATE_FAILED);
  const { id, name } = lead;
  const status = NEXT_STATUS[lead.status];
  const setStatus = () =>
    status &&
    change(lead, {
      mine: { status },
      inputOf: version => ({ params: { id }, body: { status, version } }),
      onChanged(changed) {
        onChanged(changed);
        toast({ title: 'Lead updated' });
      },
    });
  const label = status && `Mark as ${LEAD_STATUS_LABELS[status].toLowerCase()}`;
  return (
    <>
      {label && (
        <Button
          look="outline"
          size="sm"
          minH={{ base: '11', lg: '9' }}
          aria-label={`${label}: ${name}`}
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && void setStatus()}
        >
          {label}
        </Button>
      )}
      {conflict && (
        <LazyDialog
          load={loadRowConflict}
          props={{
            ...conflict,
            title: `Lead: ${name}`,
            labels: { status: 'Status' },
            theirs: { status: LEAD_STATUS_LABELS[conflict.theirs.status] },
            mine: { status: conflict.mine.status && LEAD_STATUS_LABELS[conflict.mine.status] },
          }}
        />
      )}
    </>
  );
}
