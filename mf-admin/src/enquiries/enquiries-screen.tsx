import { markEnquiryAnswered } from '@home-truths/platform/contract';
import { useApi } from '@home-truths/platform/data';
import { AdminPage } from '../console/admin-page.tsx';
import { BulkBar, SelectAll } from '../console/bulk-bar.tsx';
import { toSearchString, useFilters } from '../console/filters.ts';
import { RowList } from '../console/row-list.tsx';
import { STEP } from '../console/rows-query.ts';
import { Toolbar } from '../console/toolbar.tsx';
import { useBulk } from '../console/use-bulk.ts';
import { useRows } from '../console/use-rows.ts';
import { EnquiryRow } from './enquiry-row.tsx';
import { AFTER_ENQUIRY, ENQUIRY_CHOICES, enquiriesList } from './queries.ts';

const BULK = {
  invalidates: AFTER_ENQUIRY,
  messages: {
    one: 'Enquiry marked as answered',
    many: 'enquiries',
    refused: 'We couldn’t update the enquiry',
  },
};

/** The enquiries of visitors (decision 137). */
export function EnquiriesScreen() {
  const api = useApi();
  const filters = useFilters(ENQUIRY_CHOICES);
  const enquiries = useRows(enquiriesList(api, filters), filters.shown);
  const bulk = useBulk(enquiries.rows?.filter(({ answeredAt }) => !answeredAt) ?? [], BULK);
  const markAnswered = () =>
    bulk.apply(({ id }) => api(markEnquiryAnswered, { params: { id }, body: { isAnswered: true } }));
  return (
    <AdminPage title="Enquiries" text="Messages from Contact Us, Contact Expert and Request Guide.">
      <Toolbar choices={ENQUIRY_CHOICES} filters={filters} />
      <SelectAll bulk={bulk} which="open" />
      <RowList
        {...enquiries}
        what="Enquiries"
        nothing="No enquiries found."
        more={toSearchString({ ...filters, shown: filters.shown + STEP }, ENQUIRY_CHOICES)}
      >
        {enquiry => <EnquiryRow key={enquiry.id} enquiry={enquiry} checkbox={bulk.checkboxOf(enquiry)} />}
      </RowList>
      <BulkBar bulk={bulk} what="enquiries" action="Mark as answered" onApply={markAnswered} />
    </AdminPage>
  );
}
