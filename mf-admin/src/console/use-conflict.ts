import type { Page } from '@home-truths/platform/contract';
import { ApiError } from '@home-truths/platform/data';
import { useRef, useState } from 'react';

interface Versioned {
  id: number;
  version: number;
}

/** Lists records, newest first, up to a given id: with a limit of one, it reads the current version of a record. */
type ReadOne<Row> = (sent: { query: { before: number; limit: number } }) => Promise<Page<Row[]>>;

/**
 * Saves a record as it was read. Where somebody else has saved meanwhile, their version is shown beside the
 * form’s until one of them is chosen (decision 155).
 * @param readOne the list that the record is in
 */
export function useConflict<Row extends Versioned>(record: Row, readOne: ReadOne<Row>) {
  const expectedVersion = useRef(record.version);
  const [theirs, setTheirs] = useState<Row>();

  async function readCurrent() {
    const { rows } = await readOne({ query: { before: record.id + 1, limit: 1 } });
    return rows.find(({ id }) => id === record.id);
  }

  /** Writes; returns undefined if a conflict has to be resolved first. */
  async function save<Saved>(write: (version: number) => Promise<Saved>): Promise<Saved | undefined> {
    try {
      return await write(expectedVersion.current);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      const current = await readCurrent().catch(() => undefined);
      if (!current || current.version === expectedVersion.current) throw error;
      setTheirs(current);
    }
  }

  /** The next save overwrites the other version. */
  const overwrite = () => {
    if (theirs) expectedVersion.current = theirs.version;
    setTheirs(undefined);
  };

  return { theirs, save, overwrite };
}
