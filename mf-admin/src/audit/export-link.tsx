import {
  exportAudit,
  exportComplaints,
  exportEnquiries,
  exportLeads,
  exportProperties,
  exportReviews,
} from '@home-truths/platform/contract';
import { useSearchParams } from '@home-truths/platform/router';
import { Button } from '@home-truths/platform/ui';
import { Download } from '@home-truths/platform/ui/icons';

/** The export of each list, and the filters in its URL. */
const EXPORTS = {
  audit: [exportAudit, ['subject', 'subjectId', 'by', 'action', 'from', 'to']],
  leads: [exportLeads, ['q', 'status']],
  reviews: [exportReviews, ['q', 'visibility']],
  properties: [exportProperties, ['q', 'visibility']],
  complaints: [exportComplaints, ['state', 'review']],
  enquiries: [exportEnquiries, ['state']],
} as const;

/** Saves what a list is filtered to as a CSV file; each export is recorded. */
export function ExportLink({ list }: { list: keyof typeof EXPORTS }) {
  const [params] = useSearchParams();
  const [{ path }, names] = EXPORTS[list];
  const filterOf = (name: string) => (params.get(name) ?? '').trim();
  const filters = names.filter(name => filterOf(name) && filterOf(name) !== 'all');
  const query = new URLSearchParams(filters.map(name => [name, filterOf(name)]));
  return (
    <Button look="outline" type={undefined} mb="5" asChild>
      <a href={path + (query.size ? `?${query}` : '')} download>
        <Download size={18} /> Export
      </a>
    </Button>
  );
}
