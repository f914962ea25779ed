import { IndexMigration } from '../index-migration.ts';

/** The replies to a callback request, and those that were not delivered. */
export class Migration20261128050200_indexes_of_replies extends IndexMigration {
  override name = 'Migration20261128050200_indexes_of_replies';
  override indexes = {
    mailed_reply_lead_idx: 'on mailed_reply (lead_id) where lead_id is not null',
    mailed_reply_unsent_idx: "on mailed_reply (final_at, id) where state <> 'sent'",
  };
}
