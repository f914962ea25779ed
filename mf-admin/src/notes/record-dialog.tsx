import { AssignField } from '../assignments/assign-field.tsx';
import type { AssignedRecord } from '../assignments/use-assign.ts';
import { AdminDialog } from '../console/form-dialog.tsx';
import { NoteSection } from './note-section.tsx';

interface RecordDialogProps {
  record: AssignedRecord;
  title: string;
  /** The text of a lead's field Notes. */
  firstNote?: string | null | undefined;
  onClose(): void;
}

/** Assigns a record, such as a lead, and lists its notes. */
export const RecordDialog = ({ record, title, firstNote, onClose }: RecordDialogProps) => (
  <AdminDialog title={title} onClose={onClose}>
    <AssignField record={record} />
    <NoteSection subject={record.subject} id={record.id} firstNote={firstNote} />
  </AdminDialog>
);
