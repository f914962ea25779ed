import { Button } from '@home-truths/platform/ui';
import { PenLine, RotateCcw, Trash2 } from '@home-truths/platform/ui/icons';

interface RowActionsProps {
  /** The name of the record, part of the accessible name of each button. */
  name: string;
  isDeleted: boolean;
  onEdit(): void;
  onDelete(): void;
  onRestore(): void;
}

/** The actions of a soft-deletable record: edit and delete, or restore. */
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
      <Button look="ghost" aria-haspopup="dialog" aria-label={`Delete: ${name}`} onClick={onDelete}>
        <Trash2 size={18} /> Delete
      </Button>
    </>
  );
