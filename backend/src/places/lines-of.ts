import { createReadStream } from 'node:fs';

/** A file is not what it is said to be: nothing of it is used. */
export class UnsuitableFile extends Error {}

export interface FileLine {
  number: number;
  text: string;
  /** Whether it ends with a line end: the last line of a file that was cut off does not. */
  isEnded: boolean;
}

const LINE_END = 0x0a;
/** The longest lines of the files that are meant have some 300 bytes. */
const MAX_LINE_BYTES = 4_000;

/** Neither bytes of other encodings, such as UTF-16, nor of archives. */
const CONTROLS = /(?!\t)\p{Cc}/u;

const decoder = new TextDecoder('utf-8', { fatal: true });

function toLine(bytes: Buffer, number: number, isEnded: boolean): FileLine {
  let text: string;
  try {
    text = decoder.decode(bytes).replace(/\r$/, '');
  } catch {
    throw new UnsuitableFile(`Line ${number} is not text in UTF-8`);
  }
  if (CONTROLS.test(text)) throw new UnsuitableFile(`Line ${number} is not text in UTF-8`);
  return { number, text, isEnded };
}

/**
 * The lines of a file of any size, one after the other.
 * @throws UnsuitableFile when one is not text in UTF-8, or too long
 */
export async function* linesOf(file: string): AsyncGenerator<FileLine> {
  let rest: Buffer = Buffer.alloc(0);
  let number = 0;
  for await (const chunk of createReadStream(file)) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : (chunk as Buffer);
    let start = 0;
    for (let end = bytes.indexOf(LINE_END); end !== -1; end = bytes.indexOf(LINE_END, start)) {
      yield toLine(bytes.subarray(start, end), ++number, true);
      start = end + 1;
    }
    rest = bytes.subarray(start);
    if (rest.length > MAX_LINE_BYTES)
      throw new UnsuitableFile(`Line ${number + 1} has more than ${MAX_LINE_BYTES} bytes`);
  }
  if (rest.length > 0) yield toLine(rest, number + 1, false);
}
