import { Button } from '@home-truths/platform/ui';
import { PenLine, RotateCcw, Trash2 } from '@home-truths/platform/ui/icons';

interface RowActionsProps {
  /** The name of the record, part of each button’s accessible name. */
  name: string;
  isDeleted: boolean;
  onEdit(): void;
  onDelete(): void;
  onRestore(): void;
}

/** What can be done about a record that can be deleted: edit and delete it, or restore it. */
export const RowActions = ({ name, isDeleted, onEdit, onDelete, onRestore }: RowActionsProps) =>
  isDeleted ? (
    <Button look="outline" aria-label={`Restore: ${name}`} onClick={onRestore}>
      <RotateCcw size={18} /> Restore
    </Button>
  ) : (
    <>
      <Button look="outline" aria-haspopup="dialog" aria-label={`Edit: ${name}`} onClick={onEdit}>
        <PenLine size={18} /> Edit
      </Button>
      <Button look="outline" aria-haspopup="dialog" aria-label={`Delete: ${name}`} onClick={onDelete}>
        <Trash2 size={18} /> Delete
      </Button>
    </>
  );
