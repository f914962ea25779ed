import { isRaw, raw } from '@mikro-orm/core';
import { PostgreSqlConnection, PostgreSqlDriver, PostgreSqlPlatform } from '@mikro-orm/postgresql';

interface BoundQuery {
  /** SQL with `$1`, `$2` … for values. */
  text: string;
  values: unknown[];
}

class BindingPlatform extends PostgreSqlPlatform {
  private binding: unknown[] | undefined;

  /** Replaces each `?` by a numbered parameter, or by one for each element of a list. */
  bind(sql: string, params: readonly unknown[]): BoundQuery {
    const values: unknown[] = [];
    this.binding = values;
    try {
      return { text: this.formatQuery(sql, params), values };
    } finally {
      this.binding = undefined;
    }
  }

  override quoteValue(value: unknown): string {
    if (!this.binding || isRaw(value)) return super.quoteValue(value);
    if (Array.isArray(value)) return value.map(each => this.quoteValue(each)).join(', ');
    return `$${this.binding.push(value)}`;
  }

  /**
   * Quotes every element: MikroORM does not quote `NULL`, and writes a line break as `\n`, which PostgreSQL reads as `n`.
   */
  override marshallArray(values: unknown[]): string {
    return `{${values.map(value => `"${String(value).replace(/["\\]/g, '\\$&')}"`).join()}}`;
  }
}

type Execute = PostgreSqlConnection['execute'];

class BindingConnection extends PostgreSqlConnection {
  declare protected platform: BindingPlatform;

  override execute: Execute = (query, params, method, ctx, context) => {
    const statement = typeof query === 'string' ? raw(query, params) : query;
    const { sql, params: inserted } = 'toRaw' in statement ? statement.toRaw() : statement;
    const { text, values } = this.platform.bind(sql, inserted);
    // the base class gets no values, which it would write into the text
    const executor = {
      executeQuery: (compiled: object, options: object) =>
        (ctx ?? this.getClient()).executeQuery({ ...compiled, parameters: values }, options),
    };
    return super.execute(text, [], method, executor, context);
  };
}

/**
 * Binds values as parameters. MikroORM writes them into the statement's text, which PostgreSQL logs if the statement
 * fails.
 */
export class BindingDriver extends PostgreSqlDriver {
  protected override readonly platform = new BindingPlatform();
  protected override readonly connection = new BindingConnection(this.config);
}
