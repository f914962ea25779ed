/** SQL with its values, as a function of a `*.sql.ts` file returns it: a whole statement, or a part of one. */
export interface Statement {
  text: string;
  values: unknown[];
  /**
   * For statements whose best plan depends on their values, such as a rare word against a common one. A prepared
   * statement may end up with one plan for all values; on a million properties that took three times as long.
   */
  isUnprepared?: boolean;
}

class Sql implements Statement {
  readonly text: string;
  readonly values: unknown[];

  constructor(text: string, values: unknown[] = []) {
    this.text = text;
    this.values = values;
  }
}

/** A part of a statement without values, such as a list of columns; never what somebody typed. */
export const raw = (text: string | number): Statement => new Sql(String(text));

/** A part of a statement that is there where a value is. */
export const when = <T>(value: T | undefined, part: (value: T) => Statement): Statement =>
  value === undefined ? raw('') : part(value);

/** The conditions that are there, all of which have to hold; undefined where there is none. */
export function allOf(...conditions: (Statement | '' | undefined)[]): Statement | undefined {
  const [first, ...others] = conditions.filter(condition => condition !== undefined && condition !== '');
  return others.reduce<Statement | undefined>((all, other) => statement`${all} and ${other}`, first);
}

/** What each template became last: a text that is used again is neither joined nor hashed again. */
const lastJoined = new WeakMap<TemplateStringsArray, { parts: string[]; text: string }>();

function join(texts: TemplateStringsArray, parts: string[]): string {
  const last = lastJoined.get(texts);
  if (last?.parts.every((part, index) => part === parts[index])) return last.text;
  const text = String.raw({ raw: texts }, ...parts);
  lastJoined.set(texts, { parts, text });
  return text;
}

/** SQL with a placeholder, `$1` and so on, for every value in it; its parts keep theirs, with new numbers. */
export function statement(texts: TemplateStringsArray, ...inserted: unknown[]): Statement {
  const values: unknown[] = [];
  const parts = inserted.map(each => {
    if (!(each instanceof Sql)) return `$${values.push(each)}`;
    const before = values.length;
    if (values.push(...each.values) === before) return each.text;
    return each.text.replace(/\$(\d+)/g, (_, number) => `$${before + Number(number)}`);
  });
  return new Sql(join(texts, parts), values);
}
