import { AdminDialog } from '../console/form-dialog.tsx';
import { NoteSection } from './note-section.tsx';
import type { NoteRecord } from './queries.ts';

interface RecordDialogProps extends NoteRecord {
  title: string;
  firstNote?: string | null | undefined;
  onClose(): void;
}

/** What administrators noted about a record of a list. */
export const RecordDialog = ({ title, onClose, ...record }: RecordDialogProps) => (
  <AdminDialog title={title} onClose={onClose}>
    <NoteSection {...record} />
  </AdminDialog>
);
