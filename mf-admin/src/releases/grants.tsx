import { Button, Flex, Heading, Text, toast } from '@home-truths/platform/ui';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import type { Column } from '../console/column-heads.tsx';
import { ConfirmDialog } from '../console/confirm-dialog.tsx';
import { LazyDialog } from '../console/lazy-dialog.tsx';
import type { useWholeList } from '../console/list-rows.ts';
import { logAndShowError } from '../console/log-and-show-error.ts';
import { RowTable } from '../console/row-table.tsx';

export interface GrantDialogProps {
  /** A folder such as `mf-search`. */
  remote: string;
  onClose(): void;
}

interface GrantsProps<Row> {
  remote: string;
  title: string;
  emptyText: string;
  columns: readonly Column[];
  list: ReturnType<typeof useWholeList<Row>>;
  /** Renders a row, whose button calls `confirmRemoval`. */
  children(row: Row, confirmRemoval: () => void): ReactNode;
  add: { text: string; load(): Promise<ComponentType<GrantDialogProps>> };
  removal: {
    title: string;
    labels: readonly [remove: string, removing: string];
    consequence: string;
    done: string;
    failed: string;
    nameOf(row: Row): string;
    remove(row: Row): Promise<unknown>;
  };
}

/** A list of who may release, tokens or repositories: an administrator adds to it and removes from it. */
export function Grants<Row>(props: GrantsProps<Row>) {
  const { remote, title, emptyText, columns, list, children, add, removal } = props;
  const [toRemove, setToRemove] = useState<Row>();
  const [isAdding, setIsAdding] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = async (row: Row) => {
    try {
      await removal.remove(row);
      toast({ title: removal.done });
    } catch (error) {
      logAndShowError(removal.failed, error);
    }
  };
  return (
    <>
      <Flex mb="3" gap="3" align="center" justify="space-between" wrap="wrap">
        <Heading ref={heading} as="h3" look="label" tabIndex={-1}>
          {title}
        </Heading>
        <Button look="outline" aria-haspopup="dialog" onClick={() => setIsAdding(true)}>
          {add.text}
        </Button>
      </Flex>
      <RowTable {...list} what={title} emptyText={emptyText} columns={columns}>
        {row => children(row, () => setToRemove(row))}
      </RowTable>
      {toRemove && (
        <ConfirmDialog
          title={removal.title}
          labels={removal.labels}
          fallbackFocus={heading}
          onConfirm={() => remove(toRemove)}
          onClose={() => setToRemove(undefined)}
        >
          <Text fontWeight="600" dir="auto">
            <span translate="no">{removal.nameOf(toRemove)}</span>
          </Text>
          <Text mt="2">{removal.consequence}</Text>
        </ConfirmDialog>
      )}
      {isAdding && <LazyDialog load={add.load} props={{ remote, onClose: () => setIsAdding(false) }} />}
    </>
  );
}
