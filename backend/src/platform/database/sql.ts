import { CompiledQuery, type Expression, ExpressionWrapper, RawNode, ValueNode } from 'kysely';

/** A query that returns typed rows: text with the tag `sql`, or a query that `db` builds. */
export interface Query<Row> {
  compile(): CompiledQuery<Row>;
  readonly expressionType?: Row | undefined;
  /**
   * Set for queries whose best plan depends on their values, such as a rare or a common word: a prepared statement may
   * keep one plan for all values.
   */
  readonly isUnprepared?: true;
}

/** SQL text with its values: a query, or a part of one, even of one that `db` builds. */
export class Sql<T = unknown> implements Query<T>, Expression<T> {
  readonly text: string;
  readonly values: unknown[];

  constructor(text: string, values: unknown[] = []) {
    this.text = text;
    this.values = values;
  }

  /** Read by Kysely’s types. */
  get expressionType(): T | undefined {
    return undefined;
  }

  compile(): CompiledQuery<T> {
    return CompiledQuery.raw(this.text, this.values);
  }

  /** Adds parentheses, so that an `or` inside binds correctly. */
  toOperationNode() {
    return RawNode.create(`(${this.text})`.split(/\$\d+/), this.values.map(ValueNode.create));
  }

  as<Name extends string>(name: Name) {
    return new ExpressionWrapper<never, never, T>(this.toOperationNode()).as(name);
  }
}

/** Marks a query whose best plan depends on its values, so that each call plans it. */
export const unprepared = <Row>(query: Query<Row>): Query<Row> => ({
  compile: () => query.compile(),
  isUnprepared: true,
});

/** Inserts columns, or a number to plan with, into a query unescaped; never use it for user input. */
export const unsafe = (text: string | number): Sql => new Sql(String(text));

/** Returns a part of a query, or empty SQL if its value is undefined. */
export const when = <T>(value: T | undefined, part: (value: T) => Sql): Sql =>
  value === undefined ? sql`` : part(value);

/** Joins conditions by `and`; undefined if there are none. */
export function allOf(...conditions: (Sql | '' | undefined)[]): Sql | undefined {
  const [first, ...others] = conditions.filter(condition => condition !== undefined && condition !== '');
  return others.reduce<Sql | undefined>((all, other) => sql`${all} and ${other}`, first);
}

/** The last text of each template, so that its name (`nameOf`) is found without joining and hashing it again. */
const lastJoined = new WeakMap<TemplateStringsArray, { parts: string[]; text: string }>();

function join(texts: TemplateStringsArray, parts: string[]): string {
  const last = lastJoined.get(texts);
  if (last?.parts.every((part, index) => part === parts[index])) return last.text;
  const text = String.raw({ raw: texts }, ...parts);
  lastJoined.set(texts, { parts, text });
  return text;
}

/** Returns SQL with a placeholder, such as `$1`, for every value; renumbers the placeholders of inserted `Sql`. */
export function sql<Row = unknown>(texts: TemplateStringsArray, ...inserted: unknown[]): Sql<Row> {
  const values: unknown[] = [];
  const parts = inserted.map(each => {
    if (!(each instanceof Sql)) return `$${values.push(each)}`;
    const before = values.length;
    if (each.values.length === 0) return each.text;
    values.push(...each.values);
    return each.text.replace(/\$(\d+)/g, (_, number) => `$${before + Number(number)}`);
  });
  return new Sql(join(texts, parts), values);
}
