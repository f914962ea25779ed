import { CompiledQuery, type Expression, ExpressionWrapper, RawNode, ValueNode } from 'kysely';

/** A query that returns rows of a type: text with the tag `sql`, or what `db` builds. */
export interface Query<Row> {
  compile(): CompiledQuery<Row>;
  readonly expressionType?: Row | undefined;
  /**
   * For queries whose best plan depends on their values, such as a rare word against a common one. A prepared statement
   * may end up with one plan for all values; on a million properties that took three times as long.
   */
  readonly isUnprepared?: true;
}

/** SQL text with its values: a whole query, or a part of one, also of one that `db` builds. */
export class Sql<T = unknown> implements Query<T>, Expression<T> {
  readonly text: string;
  readonly values: unknown[];

  constructor(text: string, values: unknown[] = []) {
    this.text = text;
    this.values = values;
  }

  /** Kysely’s types read it. */
  get expressionType(): T | undefined {
    return undefined;
  }

  compile(): CompiledQuery<T> {
    return CompiledQuery.raw(this.text, this.values);
  }

  /** Adds parentheses, so that an `or` stays within. */
  toOperationNode() {
    return RawNode.create(`(${this.text})`.split(/\$\d+/), this.values.map(ValueNode.create));
  }

  /** Names a column of a query that `db` builds. */
  as<Name extends string>(name: Name) {
    return new ExpressionWrapper<never, never, T>(this.toOperationNode()).as(name);
  }
}

/** Marks a query to be planned each time. */
export const unprepared = <Row>(query: Query<Row>): Query<Row> => ({
  compile: () => query.compile(),
  isUnprepared: true,
});

/** Puts text into a query as it is, such as a list of columns; never what somebody typed. */
export const unsafe = (text: string | number): Sql => new Sql(String(text));

/** Returns a part of a query if its value is there. */
export const when = <T>(value: T | undefined, part: (value: T) => Sql): Sql =>
  value === undefined ? sql`` : part(value);

/** Joins the conditions that are there by `and`; undefined if none is. */
export function allOf(...conditions: (Sql | '' | undefined)[]): Sql | undefined {
  const [first, ...others] = conditions.filter(condition => condition !== undefined && condition !== '');
  return others.reduce<Sql | undefined>((all, other) => sql`${all} and ${other}`, first);
}

/** The text that each template became last, so that it is neither joined nor hashed again. */
const lastJoined = new WeakMap<TemplateStringsArray, { parts: string[]; text: string }>();

function join(texts: TemplateStringsArray, parts: string[]): string {
  const last = lastJoined.get(texts);
  if (last?.parts.every((part, index) => part === parts[index])) return last.text;
  const text = String.raw({ raw: texts }, ...parts);
  lastJoined.set(texts, { parts, text });
  return text;
}

/** Returns SQL with a placeholder, `$1` and so on, for every value in it; parts keep theirs, with new numbers. */
export function sql<Row = unknown>(texts: TemplateStringsArray, ...inserted: unknown[]): Sql<Row> {
  const values: unknown[] = [];
  const parts = inserted.map(each => {
    if (!(each instanceof Sql)) return `$${values.push(each)}`;
    const before = values.length;
    if (values.push(...each.values) === before) return each.text;
    return each.text.replace(/\$(\d+)/g, (_, number) => `$${before + Number(number)}`);
  });
  return new Sql(join(texts, parts), values);
}
