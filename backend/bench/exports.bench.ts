import { hashPassword } from '../src/accounts/sign-in/passwords.ts';
import { withClient } from './connect.ts';
import { printLine } from './machine.ts';
import { ServerProcess } from './server-process.ts';

const ADMINISTRATOR = { email: 'export@example.invalid', password: 'a desk of my own' };
/** Lists as files; the second has three times the rows of the first, and ten times the bytes. */
const LISTS = ['properties', 'reviews'] as const;
/** How much more memory the larger file may need than the smaller one. */
const GROWTH_GOAL = 1.2;

const addAdministrator = async (url: string) => {
  const hash = await hashPassword(ADMINISTRATOR.password);
  await withClient(url, client =>
    client.query(
      `insert into app_user (username, email, password, first_name, last_name, is_admin)
       values ($1, $1, $2, 'Robin', 'Papas', true)`,
      [ADMINISTRATOR.email, hash],
    ),
  );
};

/** Signs in; returns the session's cookie. */
async function signIn(api: string): Promise<string> {
  const response = await fetch(`${api}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: api },
    body: JSON.stringify(ADMINISTRATOR),
  });
  if (!response.ok) throw new Error(`Sign-in: ${response.status} ${await response.text()}`);
  return response.headers.getSetCookie().join('; ');
}

/** All properties, then all reviews as CSV: how long it takes, and the most memory that the API has had until then. */
export async function benchExports(url: string) {
  await addAdministrator(url);
  const api = await ServerProcess.start(new URL('../dist/main.js', import.meta.url), {
    DATABASE_URL: url,
    RATE_LIMITS: 'off',
    PORT: '0',
  });
  try {
    const Cookie = await signIn(api.url);
    printLine(`\nExports; before them the API has ${(await api.peakMemoryMb()).toFixed(0)} MB`);
    const peaks: number[] = [];
    for (const list of LISTS) {
      const start = performance.now();
      const response = await fetch(`${api.url}/api/admin/exports/${list}`, { headers: { Cookie } });
      if (!response.ok || !response.body) throw new Error(`Export of ${list}: ${response.status}`);
      let bytes = 0;
      for await (const chunk of response.body) bytes += chunk.length;
      const seconds = (performance.now() - start) / 1_000;
      const peak = await api.peakMemoryMb();
      peaks.push(peak);
      printLine(
        `  ${await exportedRows(url)} ${list}, ${Math.round(bytes / 1e6)} MB in ${seconds.toFixed(0)} s: ${peak.toFixed(0)} MB`,
      );
    }
    const [smaller = 0, larger = 0] = peaks;
    printLine(`  ${(larger / smaller).toFixed(2)} × the memory for the larger file (wanted ${GROWTH_GOAL})`);
  } finally {
    await api.stop();
  }
}

/** The rows of the latest export, as the audit has them. */
const exportedRows = (url: string) =>
  withClient(url, async client => {
    const { rows } = await client.query<{ rows: number }>(
      `select after->'rows' as rows from audit_entry
       where action = 'export' and (after->>'isComplete')::boolean order by id desc limit 1`,
    );
    return rows[0]?.rows;
  });
