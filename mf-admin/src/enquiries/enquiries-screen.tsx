import { markEnquiryAnswered } from '@home-truths/platform/contract';
import { useApi } from '@home-truths/platform/data';
import { AdminPage } from '../console/admin-page.tsx';
import { BulkBar, SelectAll } from '../console/bulk-bar.tsx';
import { toSearchString, useFilters } from '../console/filters.ts';
import { RowList } from '../console/row-list.tsx';
import { ROWS_PER_PAGE } from '../console/rows-query.ts';
import { Toolbar } from '../console/toolbar.tsx';
import { useBulkEdit } from '../console/use-bulk-edit.ts';
import { useRows } from '../console/use-rows.ts';
import { EnquiryRow } from './enquiry-row.tsx';
import { ENQUIRY_FILTER, enquiriesList } from './queries.ts';

const BULK_EDIT = {
  one: 'Enquiry marked as answered',
  noun: 'enquiries',
  failed: 'We couldn’t update the enquiry',
};

/** The enquiries of visitors (decision 137). */
export function EnquiriesScreen() {
  const filters = useFilters(ENQUIRY_FILTER);
  const enquiries = useRows(enquiriesList(useApi(), filters), filters.shown);
  const bulk = useBulkEdit(
    markEnquiryAnswered,
    enquiries.rows?.filter(({ answeredAt }) => !answeredAt) ?? [],
    BULK_EDIT,
  );
  const markAnswered = () => bulk.apply(({ id }) => ({ params: { id }, body: { isAnswered: true } }));
  return (
    <AdminPage title="Enquiries" text="Messages from Contact Us, Contact Expert and Request Guide.">
      <Toolbar selectFilter={ENQUIRY_FILTER} filters={filters} />
      <SelectAll bulk={bulk} which="open" />
      <RowList
        {...enquiries}
        what="Enquiries"
        emptyText="No enquiries found."
        moreUrl={toSearchString({ ...filters, shown: filters.shown + ROWS_PER_PAGE }, ENQUIRY_FILTER)}
      >
        {enquiry => <EnquiryRow key={enquiry.id} enquiry={enquiry} checkbox={bulk.checkboxOf(enquiry)} />}
      </RowList>
      <BulkBar bulk={bulk} what="enquiries" action="Mark as answered" onApply={markAnswered} />
    </AdminPage>
  );
}
