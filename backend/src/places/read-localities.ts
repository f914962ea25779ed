import { addressKey } from '../properties/address-tokens.ts';
import { type FileLine, linesOf, UnsuitableFile } from './lines-of.ts';
import { COLLECTORS, type Collector, type FileLayout, type Locality } from './locality-formats.ts';
import { LOCALITY_LISTS, type LocalityList } from './locality-lists.ts';

/** Australia has some 17,000: more are a mistake, and would need ever more memory. */
const MAX_LOCALITIES = 100_000;
/** Broken lines are left out; with more of them, the file is another than it is said to be. */
const MAX_REFUSED = 1_000;
const isTooMany = (refused: number, lines: number) => refused > Math.max(10, lines / 100);
const MAX_QUOTED = 5;

interface LocalityKey {
  suburbKey: string;
}

export interface ReadList {
  list: LocalityList;
  localities: (Locality & LocalityKey)[];
  /** Which lines were left out, and why. */
  refused: string[];
}

/** A comment above the head line of our own file: it names the licence of what is below. */
const OWN_COMMENT = '#';
const OWN_LICENCE = /^# (Localities: GeoNames, (CC BY \d\.\d))$/;

const UNQUOTED = /"((?:[^"]|"")*)"|([^,]*)/y;

function cellsOf(text: string, delimiter: FileLayout['delimiter']): string[] {
  if (delimiter !== ',' || !text.includes('"')) return text.split(delimiter);
  const cells: string[] = [];
  for (let index = 0; index <= text.length; index = UNQUOTED.lastIndex + 1) {
    UNQUOTED.lastIndex = index;
    const [, quoted, plain = ''] = UNQUOTED.exec(text) ?? [];
    cells.push(quoted?.replaceAll('""', '"') ?? plain);
  }
  return cells;
}

/** The name of a column without the year of its edition: `SAL_NAME_2021` is `SAL_NAME`. */
const columnOf = (cell: string) => cell.trim().replace(/_20\d\d$/, '');

interface Head {
  shape: FileLayout;
  columns: readonly string[];
}

/** Which shape a file has by its first line, or nothing. */
function headOf(text: string, shapes: readonly FileLayout[]): Head | undefined {
  for (const shape of shapes) {
    const cells = cellsOf(text, shape.delimiter);
    if (shape.fixed) {
      const { fixed: columns } = shape;
      if (cells.length === columns.length && /^[A-Z]{2}$/.test(cells[0] ?? '')) return { shape, columns };
      continue;
    }
    const columns = cells.map(columnOf);
    if (shape.columns.every(column => columns.includes(column))) return { shape, columns };
  }
  return undefined;
}

interface OpenFile extends Head {
  file: string;
  licence: RegExpExecArray | null;
  /** Above the first line with data. */
  skipped: number;
}

/** Looks at the first lines of a file. */
async function open(file: string, shapes: readonly FileLayout[], format: string): Promise<OpenFile> {
  let licence: RegExpExecArray | null = null;
  for await (const { number, text } of linesOf(file)) {
    licence ??= OWN_LICENCE.exec(text);
    if (text.startsWith(OWN_COMMENT)) continue;
    const head = headOf(text, shapes);
    if (!head) throw new UnsuitableFile(`Line ${number} is not the first line of a file of ${format}`);
    return { file, ...head, licence, skipped: head.shape.fixed ? number - 1 : number };
  }
  throw new UnsuitableFile('The file is empty');
}

function refusalOf({ text }: FileLine, { shape, columns }: Head): string | undefined {
  const cells = cellsOf(text, shape.delimiter);
  if (cells.length !== columns.length) return `has ${cells.length} columns and not ${columns.length}`;
  return shape.take(Object.fromEntries(columns.map((column, index) => [column, cells[index] as string])));
}

const quote = (refused: readonly string[]) =>
  [...refused.slice(0, MAX_QUOTED), ...(refused.length > MAX_QUOTED ? ['…'] : [])].join('\n');

/** Reads one file to its end. Returns the lines that were refused. */
async function readFile(opened: OpenFile, collector: Collector): Promise<string[]> {
  const refused: string[] = [];
  let lines = 0;
  for await (const line of linesOf(opened.file)) {
    if (line.number <= opened.skipped) continue;
    lines++;
    const why = refusalOf(line, opened);
    if (collector.size() > MAX_LOCALITIES)
      throw new UnsuitableFile(`There are more than ${MAX_LOCALITIES} localities: Australia has not so many`);
    if (why === undefined) continue;
    if (!line.isEnded)
      throw new UnsuitableFile(`Line ${line.number} ends in the middle: the file is cut off`);
    if (refused.push(`Line ${line.number}: ${why}`) > MAX_REFUSED) break;
  }
  if (refused.length > MAX_REFUSED || isTooMany(refused.length, lines))
    throw new UnsuitableFile(`Too many lines are not as they should be:\n${quote(refused)}`);
  return refused;
}

/** Each once: the first of those with the same name, state and postcode. */
function keyed(collector: Collector): ReadList['localities'] {
  const localities = new Map<string, ReadList['localities'][number]>();
  for (const locality of collector.localities()) {
    const suburbKey = addressKey(locality.name);
    const key = `${suburbKey}|${locality.state}|${locality.postcode}`;
    if (!localities.has(key)) localities.set(key, { ...locality, suburbKey });
  }
  return [...localities.values()];
}

/** Says in which file it was, when there are several. */
const ofFile =
  ({ length }: readonly string[], file: string) =>
  (message: string) =>
    length > 1 ? `${file}: ${message}` : message;

/**
 * Reads a list of localities from its files, in any order.
 * @throws UnsuitableFile when a file is not what it is said to be
 */
export async function readLocalities(files: string[], format: LocalityList['name']): Promise<ReadList> {
  const collector = COLLECTORS[format]();
  async function inFile<Result>(file: string, read: () => Promise<Result>) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof UnsuitableFile)) throw error;
      throw new UnsuitableFile(ofFile(files, file)(error.message));
    }
  }
  const opened: OpenFile[] = [];
  for (const file of files) opened.push(await inFile(file, () => open(file, collector.shapes, format)));
  const order = ({ shape }: OpenFile) => collector.shapes.indexOf(shape);
  const refused: string[] = [];
  for (const each of opened.toSorted((a, b) => order(a) - order(b))) {
    const lines = await inFile(each.file, () => readFile(each, collector));
    refused.push(...lines.map(ofFile(files, each.file)));
  }
  const localities = keyed(collector);
  if (localities.length === 0) throw new UnsuitableFile('There is no locality in it');
  const licence = opened[0]?.licence;
  const list = LOCALITY_LISTS[format];
  return {
    list: licence ? { ...list, attribution: licence[1] as string, licence: licence[2] as string } : list,
    localities,
    refused,
  };
}
