import { useApi } from '@home-truths/platform/data';
import { useSearchParams } from '@home-truths/platform/router';
import { DeskPage } from '../desk/desk-page.tsx';
import { readShown } from '../desk/filters.ts';
import { RowList } from '../desk/row-list.tsx';
import { STEP } from '../desk/rows-query.ts';
import { useRows } from '../desk/use-rows.ts';
import { EnquiryRow } from './enquiry-row.tsx';
import { enquiriesList } from './queries.ts';

/** The messages people sent us (decision 37). */
export function EnquiriesScreen() {
  const [params] = useSearchParams();
  const shown = readShown(params);
  const enquiries = useRows(enquiriesList(useApi()), shown);
  return (
    <DeskPage title="Enquiries" text="Messages from Contact Us, Contact Expert and Request Guide.">
      <RowList {...enquiries} what="Enquiries" nothing="No enquiries found." more={`?shown=${shown + STEP}`}>
        {enquiry => <EnquiryRow key={enquiry.id} enquiry={enquiry} />}
      </RowList>
    </DeskPage>
  );
}
