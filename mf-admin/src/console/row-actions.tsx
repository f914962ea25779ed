import { Button } from '@home-truths/platform/ui';
import { PenLine, RotateCcw, Trash2 } from '@home-truths/platform/ui/icons';
import { type MoreAction, MoreMenu } from './more-menu.tsx';

interface RowActionsProps {
  /** The record, for accessible names. */
  name: string;
  isDeleted: boolean;
  onEdit(): void;
  onDelete(): void;
  onRestore(): void;
  /** Shown before Delete. */
  more?: readonly (MoreAction | false)[];
}

/** Edit, or Restore if the record is deleted, and a menu of the other actions. */
export const RowActions = (props: RowActionsProps) => {
  const { name, isDeleted, onEdit, onDelete, onRestore, more = [] } = props;
  const remove = !isDeleted && { label: 'Delete', Icon: Trash2, onSelect: onDelete };
  return (
    <>
      {isDeleted ? (
        <Button look="outline" aria-label={`Restore: ${name}`} onClick={onRestore}>
          <RotateCcw size={18} /> Restore
        </Button>
      ) : (
        <Button
          look="outline"
          // list-keys.ts presses it for this key
          data-key="Enter"
          aria-haspopup="dialog"
          aria-label={`Edit: ${name}`}
          onClick={onEdit}
        >
          <PenLine size={18} /> Edit
        </Button>
      )}
      <MoreMenu name={name} actions={[...more, remove]} />
    </>
  );
};
