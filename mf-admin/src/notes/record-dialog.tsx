import { AssignField } from '../assignments/assign-field.tsx';
import type { AssignedRecord } from '../assignments/use-assign.ts';
import { AdminDialog } from '../console/form-dialog.tsx';
import { NoteSection } from './note-section.tsx';

interface RecordDialogProps {
  record: AssignedRecord;
  title: string;
  firstNote?: string | null | undefined;
  onClose(): void;
}

export const RecordDialog = ({ record, title, firstNote, onClose }: RecordDialogProps) => (
  <AdminDialog title={title} onClose={onClose}>
    <AssignField record={record} />
    <NoteSection subject={record.subject} id={record.id} firstNote={firstNote} />
  </AdminDialog>
);
