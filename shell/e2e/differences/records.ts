import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { compareLines } from '../../tools/normalise.ts';

/** The pictures and texts of a run, in a folder. */
export class Records {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }

  /** @param name what is recorded, such as `html/about`, with any characters */
  add(name: string, content: string | Buffer) {
    const [kind = '', ...rest] = name.split('/');
    const extension = typeof content === 'string' ? 'txt' : 'png';
    mkdirSync(path.join(this.folder, kind), { recursive: true });
    const file = rest
      .join('/')
      .replace(/[^\w ,.=&:-]+/g, '_')
      .slice(0, 200);
    writeFileSync(path.join(this.folder, kind, `${file}.${extension}`), content);
  }
}

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => /\.(txt|png)$/.test(name));

/** Edges of letters and drawings are rounded in another way now and then: a few pixels of a page. */
const ROUNDING_PERCENT = 0.005;

/** Whether two values of a channel differ by more than the browser's rounding. */
const isSeen = (one = 0, other = 0) => Math.abs(one - other) > 8;

async function comparePictures(earlier: Buffer, later: Buffer) {
  const [before, after] = await Promise.all(
    [earlier, later].map(file => sharp(file).raw().toBuffer({ resolveWithObject: true })),
  );
  if (!before || !after) return [];
  const sizes = [before, after].map(({ info }) => `${info.width} × ${info.height}`);
  if (sizes[0] !== sizes[1]) return [`${sizes[0]} pixels, now ${sizes[1]}`];
  const { channels } = before.info;
  let count = 0;
  for (let i = 0; i < before.data.length; i += channels)
    if ([0, 1, 2].some(channel => isSeen(before.data[i + channel], after.data[i + channel]))) count++;
  const percent = (count * channels * 100) / before.data.length;
  if (percent < ROUNDING_PERCENT) return [];
  return [`${percent.toFixed(percent < 0.1 ? 4 : 1)} % of the pixels differ`];
}

/** What differs in a file of two runs, a line each; empty if nothing does. */
async function compareFiles(earlier: string, later: string): Promise<string[]> {
  const [before, after] = [readFileSync(earlier), readFileSync(later)];
  if (before.equals(after)) return [];
  if (earlier.endsWith('.png')) return comparePictures(before, after);
  return compareLines(before.toString(), after.toString());
}

/** Prints what differs between two runs. @returns how many of all records differ */
export async function compareRuns(earlier: string, later: string) {
  const [before, after] = [filesOf(earlier), filesOf(later)];
  const names = [...new Set([...before, ...after])].sort();
  let count = 0;
  for (const name of names) {
    const missing = [!before.includes(name) && 'is new', !after.includes(name) && 'is missing'].filter(
      Boolean,
    );
    const lines = missing.length
      ? missing
      : await compareFiles(path.join(earlier, name), path.join(later, name));
    if (!lines.length) continue;
    count++;
    console.log(`${name}: ${lines.join('\n    ')}`);
  }
  console.log(`${count} of ${names.length} differ`);
  return count;
}
