import { IndexMigration } from '../index-migration.ts';

/** What is assigned to an administrator, in the orders of the lists. */
export class Migration20261128041400_indexes_of_assignments extends IndexMigration {
  override name = 'Migration20261128041400_indexes_of_assignments';
  override indexes = {
    inspector_lead_assigned_idx: 'on inspector_lead (assigned_to_id, id) where assigned_to_id is not null',
    inspector_lead_assigned_status_idx:
      'on inspector_lead (assigned_to_id, status, id) where assigned_to_id is not null',
    complaint_assigned_idx: 'on complaint (assigned_to_id) where assigned_to_id is not null',
    complaint_assigned_open_idx: 'on complaint (assigned_to_id, created_at) where decided_at is null',
    complaint_assigned_settled_idx: 'on complaint (assigned_to_id, decided_at) where decided_at is not null',
    enquiry_assigned_idx: 'on enquiry (assigned_to_id, id) where assigned_to_id is not null',
    enquiry_assigned_open_idx:
      'on enquiry (assigned_to_id, id) where assigned_to_id is not null and answered_at is null',
  };
}
