import { IndexMigration } from '../index-migration.ts';

/** What came with one email, the latest first. */
export class Migration20261128020100_indexes_of_emails extends IndexMigration {
  override name = 'Migration20261128020100_indexes_of_emails';
  override indexes = {
    enquiry_email_idx: 'on enquiry (lower(email), id)',
    complaint_email_idx: 'on complaint (lower(email), id) where email is not null',
    inspector_lead_email_idx: 'on inspector_lead (lower(email), id) where email is not null',
  };
}
