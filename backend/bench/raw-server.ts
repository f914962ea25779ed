/**
 * The plain way to send the same replies: `node:http` and `pg`, rows by SQL, the same JSON and the total, and nothing
 * else. No framework, validation, access check, limits, log, metrics or security headers.
 */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LIMITS, placePath } from '@home-truths/contract';
import { Pool } from 'pg';
import { compile } from '../src/platform/database/query.ts';
import type { Query } from '../src/platform/database/sql.ts';
import { buildingLines } from '../src/properties/pages/building-sums.sql.ts';
import { toExcerpt } from '../src/properties/search/excerpt.ts';
import { sharedBuilding } from '../src/properties/search/search.service.ts';
import { countMatches, selectPage } from '../src/properties/search/search.sql.ts';
import { searchTerms, searchTsquery } from '../src/properties/search/search-terms.ts';
import { findTermMatches, type TermMatch } from '../src/properties/search/term-matches.sql.ts';
import { plainProperty, plainReviews } from './raw-statements.ts';

interface Statement {
  text: string;
  values: unknown[];
  isUnprepared?: boolean | undefined;
}

const pool = new Pool({ connectionString: process.env.DATABASE_URL as string, max: 20 });
const statementNames = new Map<string, string>();

const plain = (query: Query<unknown>): Statement => ({
  ...compile(query),
  isUnprepared: query.isUnprepared,
});

async function rows(statement: Statement) {
  if (!statementNames.has(statement.text)) statementNames.set(statement.text, `s${statementNames.size}`);
  const { text, values, isUnprepared } = statement;
  return (
    await pool.query(
      isUnprepared ? { text, values } : { name: statementNames.get(text) as string, text, values },
    )
  ).rows;
}

function send(response: ServerResponse, reply: unknown, total?: string) {
  const body = JSON.stringify(reply);
  response.setHeader('Content-Type', 'application/json');
  response.setHeader('Content-Length', Buffer.byteLength(body));
  if (total !== undefined) response.setHeader('X-Total-Count', total);
  response.end(body);
}

async function toCriteria(q: string | undefined) {
  const terms = searchTerms(q ?? '');
  if (terms.length === 0) return {};
  const isNumbers = terms.every(term => /^\d/.test(term));
  const matches = isNumbers
    ? terms.map(term => ({ term, isKnown: true, isPrefix: false, candidates: [], completions: [] }))
    : ((await rows(plain(findTermMatches(terms)))) as TermMatch[]);
  return { normalisedQuery: terms.join(' '), tsquery: searchTsquery(matches) };
}

async function search(url: URL, response: ServerResponse) {
  const { q, page, ...filters } = Object.fromEntries(url.searchParams);
  const criteria = { ...filters, page: Number(page ?? 1), ...(await toCriteria(q)) };
  const [{ found: total }] = await rows(plain(countMatches(criteria)));
  const properties = await rows(plain(selectPage(criteria, total)));
  const shared = page === undefined ? sharedBuilding(properties) : undefined;
  const building = shared === undefined ? undefined : (await rows(plain(buildingLines([shared]))))[0].line;
  const reply = properties.map(({ buildingId, ...property }) => ({
    ...property,
    excerpt: toExcerpt(property.excerpt),
    ...(shared !== undefined && buildingId === shared && { building }),
  }));
  send(response, reply, total > LIMITS.countCap ? `${LIMITS.countCap}+` : String(total));
}

async function reviews(id: number, response: ServerResponse) {
  const found = await rows(plainReviews(id));
  const listed = found.filter(row => row.id !== null);
  send(
    response,
    listed.map(({ total, ...review }) => review),
    String(found[0].total),
  );
}

const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '', 'http://localhost');
  const [, , , id, list] = url.pathname.split('/');
  if (id === 'search') return search(url, response);
  if (list === 'reviews') return reviews(Number(id), response);
  const [{ suburbName, ...property }] = await rows(plainProperty(Number(id)));
  const { state, postcode } = property;
  send(response, { ...property, place: placePath({ suburb: suburbName, state, postcode }) });
});

server.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ ready: true, port: (server.address() as AddressInfo).port }));
});
