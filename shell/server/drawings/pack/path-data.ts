import type { Arc, Point, Step } from './outline.ts';

/** A line of a path: where it starts, its steps, and whether it comes back. */
export interface Line {
  start: Point;
  steps: readonly Step[];
  closed: boolean;
}

/** How many numbers a command takes, of the commands that drawings use. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, C: 6, A: 7 };

const NUMBER = String.raw`-?(?:\d+\.?\d*|\.\d+)`;
const NUMBERS = new RegExp(NUMBER, 'g');
const TOKENS = new RegExp(`[a-zA-Z]|${NUMBER}`, 'g');

/** The numbers of a list. */
export function numbers(list: string): number[] {
  return (list.match(NUMBERS) ?? []).map(Number);
}

/** The lines of path data. */
export function readLines(data: string): Line[] {
  const lines: Line[] = [];
  let start: Point = [0, 0];
  let steps: Step[] = [];
  const finish = (closed: boolean): void => {
    if (steps.length > 0) lines.push({ start, steps, closed });
    steps = [];
  };
  for (const { command, isRelative, values } of readCommands(data)) {
    const last = steps.at(-1);
    const at = last?.to ?? start;
    const base: Point = isRelative ? at : [0, 0];
    if (command === 'Z') finish(true);
    else if (command === 'M') {
      finish(false);
      start = [base[0] + (values[0] ?? 0), base[1] + (values[1] ?? 0)];
    } else steps.push(readStep(command, values, base, at, last));
  }
  finish(false);
  return lines;
}

interface Command {
  command: string;
  isRelative: boolean;
  values: number[];
}

/** The commands of path data one by one, those too whose letter is not repeated. */
function readCommands(data: string): Command[] {
  const commands: Command[] = [];
  let letter = '';
  let values: number[] = [];
  for (const token of data.match(TOKENS) ?? []) {
    const isLetter = token >= 'A';
    const command = letter.toUpperCase();
    if (isLetter || values.length === TAKES[command]) {
      // after the first, the numbers of a move are lines
      if (!isLetter && command === 'M') letter = letter === 'M' ? 'L' : 'l';
      if (isLetter) letter = token;
      values = [];
      commands.push({ command: letter.toUpperCase(), isRelative: letter > 'Z', values });
    }
    if (!isLetter) values.push(Number(token));
  }
  return commands;
}

function readStep(command: string, values: readonly number[], base: Point, at: Point, last?: Step): Step {
  const [first = 0] = values;
  if (command === 'H') return { controls: [], to: [base[0] + first, at[1]] };
  if (command === 'V') return { controls: [], to: [at[0], base[1] + first] };
  const arc = command === 'A' ? readArc(values) : undefined;
  const read = points(arc ? values.slice(-2) : values, base);
  const to = read.pop() ?? at;
  if (arc) return { controls: [], arc, to };
  if (command !== 'T') return { controls: read, to };
  const [x, y] = last?.controls.at(-1) ?? at;
  return { controls: [[at[0] * 2 - x, at[1] * 2 - y]], to };
}

function readArc([rx = 0, ry = 0, , large = 0, sweep = 0]: readonly number[]): Arc {
  return { rx, ry, large, sweep };
}

function points(values: readonly number[], [x, y]: Point): Point[] {
  const found: Point[] = [];
  for (let index = 0; index < values.length; index += 2) {
    found.push([x + (values[index] ?? 0), y + (values[index + 1] ?? 0)]);
  }
  return found;
}
