import type { Constructor } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';
import { Migration20261121000000_initial } from './migration-20261121000000-initial.ts';
import { Migration20261121040000_browse } from './migration-20261121040000-browse.ts';
import { Migration20261121060000_voices } from './migration-20261121060000-voices.ts';
import { Migration20261121070000_desk } from './migration-20261121070000-desk.ts';
import { Migration20261121100000_telemetry } from './migration-20261121100000-telemetry.ts';
import { Migration20261121110000_open_enquiries } from './migration-20261121110000-open-enquiries.ts';
import { Migration20261122010000_made_up_passwords } from './migration-20261122010000-made-up-passwords.ts';
import { Migration20261122020000_discreet_log } from './migration-20261122020000-discreet-log.ts';
import { Migration20261122030000_shown_suburbs } from './migration-20261122030000-shown-suburbs.ts';
import { Migration20261122040000_second_factor } from './migration-20261122040000-second-factor.ts';
import { Migration20261122050000_public_days } from './migration-20261122050000-public-days.ts';
import { Migration20261122060000_private_links } from './migration-20261122060000-private-links.ts';
import { Migration20261122070100_photo_descriptions } from './migration-20261122070100-photo-descriptions.ts';
import { Migration20261122070200_unreviewed_homes } from './migration-20261122070200-unreviewed-homes.ts';
import { Migration20261122080000_email_confirmations } from './migration-20261122080000-email-confirmations.ts';
import { Migration20261122090000_resource_dates } from './migration-20261122090000-resource-dates.ts';
import { Migration20261123000000_changes } from './migration-20261123000000-changes.ts';
import { Migration20261123010000_search_flags } from './migration-20261123010000-search-flags.ts';
import { Migration20261123020001_large_lists } from './migration-20261123020001-large-lists.ts';
import { Migration20261123030000_pending_changes } from './migration-20261123030000-pending-changes.ts';
import { Migration20261125220000_erasures } from './migration-20261125220000-erasures.ts';
import { Migration20261125230000_registry } from './migration-20261125230000-registry.ts';
import { Migration20261125231000_logged_sequence } from './migration-20261125231000-logged-sequence.ts';
import { Migration20261126010000_terms_of_all_homes } from './migration-20261126010000-terms-of-all-homes.ts';
import { Migration20261126020000_defamation } from './migration-20261126020000-defamation.ts';
import { Migration20261126020100_checked_kinds } from './migration-20261126020100-checked-kinds.ts';
import { Migration20261126030000_former_terms } from './migration-20261126030000-former-terms.ts';
import { Migration20261126040000_buildings } from './migration-20261126040000-buildings.ts';
import { Migration20261126040100_one_record_per_home } from './migration-20261126040100-one-record-per-home.ts';
import { Migration20261126040200_checked_buildings } from './migration-20261126040200-checked-buildings.ts';
import { Migration20261126040300_indexes_of_keys } from './migration-20261126040300-indexes-of-keys.ts';
import { Migration20261126040400_merges } from './migration-20261126040400-merges.ts';
import { Migration20261126040500_changes_of_buildings } from './migration-20261126040500-changes-of-buildings.ts';
import { Migration20261126040600_stale_stars } from './migration-20261126040600-stale-stars.ts';
import { Migration20261126040700_merge_candidates } from './migration-20261126040700-merge-candidates.ts';
import { Migration20261126040800_merged_buildings } from './migration-20261126040800-merged-buildings.ts';
import { Migration20261126040900_index_of_merged_buildings } from './migration-20261126040900-index-of-merged-buildings.ts';
import { Migration20261126041000_checked_merged_buildings } from './migration-20261126041000-checked-merged-buildings.ts';
import { Migration20261126060000_best_supported } from './migration-20261126060000-best-supported.ts';
import { Migration20261126070000_localities } from './migration-20261126070000-localities.ts';
import { Migration20261126070100_checked_localities } from './migration-20261126070100-checked-localities.ts';
import { Migration20261126072000_place_sums } from './migration-20261126072000-place-sums.ts';
import { Migration20261126073000_shipped_localities } from './migration-20261126073000-shipped-localities.ts';
import { Migration20261126073100_suburbs_with_properties } from './migration-20261126073100-suburbs-with-properties.ts';
import { Migration20261126074000_reviewed_suburbs } from './migration-20261126074000-reviewed-suburbs.ts';
import { Migration20261127010000_audit_order } from './migration-20261127010000-audit-order.ts';
import { Migration20261127020000_blocked_accounts } from './migration-20261127020000-blocked-accounts.ts';
import { Migration20261127020100_indexes_of_people } from './migration-20261127020100-indexes-of-people.ts';
import { Migration20261127030000_reviews_by_rating } from './migration-20261127030000-reviews-by-rating.ts';
import { Migration20261127040000_indexes_of_attention } from './migration-20261127040000-indexes-of-attention.ts';
import { Migration20261127040100_day_sums } from './migration-20261127040100-day-sums.ts';
import { Migration20261127040200_index_of_review_days } from './migration-20261127040200-index-of-review-days.ts';
import { Migration20261128010000_index_of_writers } from './migration-20261128010000-index-of-writers.ts';
import { Migration20261128020000_mailed_replies } from './migration-20261128020000-mailed-replies.ts';
import { Migration20261128020100_indexes_of_emails } from './migration-20261128020100-indexes-of-emails.ts';
import { Migration20261128030000_saved_filters } from './migration-20261128030000-saved-filters.ts';
import { Migration20261128040000_notes } from './migration-20261128040000-notes.ts';
import { Migration20261128041000_assigned_leads } from './migration-20261128041000-assigned-leads.ts';
import { Migration20261128041100_assigned_complaints } from './migration-20261128041100-assigned-complaints.ts';
import { Migration20261128041200_assigned_enquiries } from './migration-20261128041200-assigned-enquiries.ts';
import { Migration20261128041300_checked_assignments } from './migration-20261128041300-checked-assignments.ts';
import { Migration20261128041400_indexes_of_assignments } from './migration-20261128041400-indexes-of-assignments.ts';
import { Migration20261128041500_index_of_open_reports } from './migration-20261128041500-index-of-open-reports.ts';
import { Migration20261128050000_replies_to_leads } from './migration-20261128050000-replies-to-leads.ts';
import { Migration20261128050100_checked_replies } from './migration-20261128050100-checked-replies.ts';
import { Migration20261128050200_indexes_of_replies } from './migration-20261128050200-indexes-of-replies.ts';
import { Migration20261215000000_address_key_version } from './migration-20261215000000-address-key-version.ts';
import { Migration20261215010000_one_key } from './migration-20261215010000-one-key.ts';

export interface NamedMigration {
  name: string;
  class: Constructor<Migration>;
}

/** Runs before the deployment, beside the release before. Oldest first. */
export const expandMigrations: NamedMigration[] = [
  { name: 'Migration20261121000000_initial', class: Migration20261121000000_initial },
  { name: 'Migration20261121040000_browse', class: Migration20261121040000_browse },
  { name: 'Migration20261121060000_voices', class: Migration20261121060000_voices },
  { name: 'Migration20261121070000_desk', class: Migration20261121070000_desk },
  { name: 'Migration20261121100000_telemetry', class: Migration20261121100000_telemetry },
  { name: 'Migration20261121110000_open_enquiries', class: Migration20261121110000_open_enquiries },
  { name: 'Migration20261122010000_made_up_passwords', class: Migration20261122010000_made_up_passwords },
  { name: 'Migration20261122020000_discreet_log', class: Migration20261122020000_discreet_log },
  { name: 'Migration20261122030000_shown_suburbs', class: Migration20261122030000_shown_suburbs },
  { name: 'Migration20261122040000_second_factor', class: Migration20261122040000_second_factor },
  { name: 'Migration20261122050000_public_days', class: Migration20261122050000_public_days },
  { name: 'Migration20261122060000_private_links', class: Migration20261122060000_private_links },
  { name: 'Migration20261122070100_photo_descriptions', class: Migration20261122070100_photo_descriptions },
  { name: 'Migration20261122070200_unreviewed_homes', class: Migration20261122070200_unreviewed_homes },
  { name: 'Migration20261122080000_email_confirmations', class: Migration20261122080000_email_confirmations },
  { name: 'Migration20261122090000_resource_dates', class: Migration20261122090000_resource_dates },
  { name: 'Migration20261123000000_changes', class: Migration20261123000000_changes },
  { name: 'Migration20261123010000_search_flags', class: Migration20261123010000_search_flags },
  { name: 'Migration20261123020001_large_lists', class: Migration20261123020001_large_lists },
  { name: 'Migration20261123030000_pending_changes', class: Migration20261123030000_pending_changes },
  { name: 'Migration20261125220000_erasures', class: Migration20261125220000_erasures },
  { name: 'Migration20261125230000_registry', class: Migration20261125230000_registry },
  { name: 'Migration20261125231000_logged_sequence', class: Migration20261125231000_logged_sequence },
  { name: 'Migration20261126010000_terms_of_all_homes', class: Migration20261126010000_terms_of_all_homes },
  { name: 'Migration20261126020000_defamation', class: Migration20261126020000_defamation },
  { name: 'Migration20261126020100_checked_kinds', class: Migration20261126020100_checked_kinds },
  { name: 'Migration20261126040000_buildings', class: Migration20261126040000_buildings },
  { name: 'Migration20261126040100_one_record_per_home', class: Migration20261126040100_one_record_per_home },
  { name: 'Migration20261126040200_checked_buildings', class: Migration20261126040200_checked_buildings },
  { name: 'Migration20261126040300_indexes_of_keys', class: Migration20261126040300_indexes_of_keys },
  { name: 'Migration20261126040400_merges', class: Migration20261126040400_merges },
  {
    name: 'Migration20261126040500_changes_of_buildings',
    class: Migration20261126040500_changes_of_buildings,
  },
  { name: 'Migration20261126040600_stale_stars', class: Migration20261126040600_stale_stars },
  { name: 'Migration20261126040700_merge_candidates', class: Migration20261126040700_merge_candidates },
  { name: 'Migration20261126040800_merged_buildings', class: Migration20261126040800_merged_buildings },
  {
    name: 'Migration20261126040900_index_of_merged_buildings',
    class: Migration20261126040900_index_of_merged_buildings,
  },
  {
    name: 'Migration20261126041000_checked_merged_buildings',
    class: Migration20261126041000_checked_merged_buildings,
  },
  { name: 'Migration20261126060000_best_supported', class: Migration20261126060000_best_supported },
  { name: 'Migration20261126070000_localities', class: Migration20261126070000_localities },
  { name: 'Migration20261126070100_checked_localities', class: Migration20261126070100_checked_localities },
  { name: 'Migration20261126072000_place_sums', class: Migration20261126072000_place_sums },
  { name: 'Migration20261126073000_shipped_localities', class: Migration20261126073000_shipped_localities },
  {
    name: 'Migration20261126073100_suburbs_with_properties',
    class: Migration20261126073100_suburbs_with_properties,
  },
  { name: 'Migration20261126074000_reviewed_suburbs', class: Migration20261126074000_reviewed_suburbs },
  { name: 'Migration20261127010000_audit_order', class: Migration20261127010000_audit_order },
  { name: 'Migration20261127020000_blocked_accounts', class: Migration20261127020000_blocked_accounts },
  { name: 'Migration20261127020100_indexes_of_people', class: Migration20261127020100_indexes_of_people },
  { name: 'Migration20261127030000_reviews_by_rating', class: Migration20261127030000_reviews_by_rating },
  {
    name: 'Migration20261127040000_indexes_of_attention',
    class: Migration20261127040000_indexes_of_attention,
  },
  { name: 'Migration20261127040100_day_sums', class: Migration20261127040100_day_sums },
  {
    name: 'Migration20261127040200_index_of_review_days',
    class: Migration20261127040200_index_of_review_days,
  },
  { name: 'Migration20261128010000_index_of_writers', class: Migration20261128010000_index_of_writers },
  { name: 'Migration20261128020000_mailed_replies', class: Migration20261128020000_mailed_replies },
  { name: 'Migration20261128020100_indexes_of_emails', class: Migration20261128020100_indexes_of_emails },
  { name: 'Migration20261128030000_saved_filters', class: Migration20261128030000_saved_filters },
  { name: 'Migration20261128040000_notes', class: Migration20261128040000_notes },
  { name: 'Migration20261128041000_assigned_leads', class: Migration20261128041000_assigned_leads },
  { name: 'Migration20261128041100_assigned_complaints', class: Migration20261128041100_assigned_complaints },
  { name: 'Migration20261128041200_assigned_enquiries', class: Migration20261128041200_assigned_enquiries },
  { name: 'Migration20261128041300_checked_assignments', class: Migration20261128041300_checked_assignments },
  {
    name: 'Migration20261128041400_indexes_of_assignments',
    class: Migration20261128041400_indexes_of_assignments,
  },
  {
    name: 'Migration20261128041500_index_of_open_reports',
    class: Migration20261128041500_index_of_open_reports,
  },
  { name: 'Migration20261128050000_replies_to_leads', class: Migration20261128050000_replies_to_leads },
  { name: 'Migration20261128050100_checked_replies', class: Migration20261128050100_checked_replies },
  { name: 'Migration20261128050200_indexes_of_replies', class: Migration20261128050200_indexes_of_replies },
  { name: 'Migration20261215000000_address_key_version', class: Migration20261215000000_address_key_version },
  { name: 'Migration20261215010000_one_key', class: Migration20261215010000_one_key },
];

/** Runs after the deployment, when no process of the release before is left. Oldest first. */
export const contractMigrations: NamedMigration[] = [
  { name: 'Migration20261126030000_former_terms', class: Migration20261126030000_former_terms },
];

/** Every migration. A list, so that sources, build and tests run the same ones. */
export const migrations = [...expandMigrations, ...contractMigrations];
