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
  children(row: Row, end: () => void): ReactNode;
  add: { text: string; load(): Promise<ComponentType<GrantDialogProps>> };
  removal: {
    title: string;
    labels: readonly [string, string];
    consequence: string;
    done: string;
    failed: string;
    nameOf(row: Row): string;
    remove(row: Row): Promise<unknown>;
  };
}

/** A list of who may release: an administrator adds to it and removes from it. */
export function Grants<Row>(props: GrantsProps<Row>) {
  const { remote, title, emptyText, columns, list, children, add, removal } = props;
  const [removed, setRemoved] = useState<Row>();
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
        {row => children(row, () => setRemoved(row))}
      </RowTable>
      {removed && (
        <ConfirmDialog
          title={removal.title}
          labels={removal.labels}
          fallbackFocus={heading}
          onConfirm={() => remove(removed)}
          onClose={() => setRemoved(undefined)}
        >
          <Text fontWeight="600" dir="auto">
            <span translate="no">{removal.nameOf(removed)}</span>
          </Text>
          <Text mt="2">{removal.consequence}</Text>
        </ConfirmDialog>
      )}
      {isAdding && <LazyDialog load={add.load} props={{ remote, onClose: () => setIsAdding(false) }} />}
    </>
  );
}
