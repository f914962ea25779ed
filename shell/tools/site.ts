import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { SiteSettings } from './environment.ts';
import type { ScriptProcess } from './process-table.ts';
import { type ProcessName, processesOf, type SiteState, variablesOf } from './processes.ts';
import { say, step } from './progress.ts';
import { type Message, Supervisor } from './supervisor.ts';

const DatabaseLine = z.object({
  ownerUrl: z.string(),
  appUrl: z.string(),
  passwordFile: z.string(),
  dataDir: z.string(),
});
const Passwords = z.record(z.string(), z.string());
const NotesMessage = z.object({ notes: z.array(z.string()) });
const AdministratorMessage = z.object({ admin: z.object({ email: z.string(), password: z.string() }) });

/** A child prints URLs without passwords, because its output is logged. */
function withPassword(urlWithoutPassword: string, passwords: Record<string, string>) {
  const url = new URL(urlWithoutPassword);
  url.password = passwords[url.username] ?? '';
  return url.href;
}

/** Backend, gateway, and the database unless a URL is given. */
export class Site {
  readonly #state: SiteState;
  readonly #processes: ReturnType<typeof processesOf>;
  readonly supervisor: Supervisor<ProcessName>;

  constructor(
    settings: SiteSettings,
    mode: SiteState['mode'],
    recordChildren: (children: ScriptProcess[]) => void,
  ) {
    const url = settings.DATABASE_URL;
    const gatewayToken = settings.GATEWAY_TOKEN ?? randomBytes(24).toString('base64url');
    this.#state = {
      settings,
      mode,
      ports: {},
      gatewayToken,
      ...(url && { databaseUrls: { owner: url, app: url } }),
    };
    this.#processes = processesOf(mode, mode === 'production' ? settings.INSTANCES : 1);
    this.supervisor = new Supervisor({
      processes: this.#processes,
      logs: path.join(settings.DATA_DIR, 'logs'),
      variables: (name, previous) => variablesOf(this.#processes[name], this.#state, previous),
      drainMs: settings.DRAIN_SECONDS * 1000,
      recordChildren,
    });
  }

  /** Returns PostgreSQL's folder if that is outside the data folder. */
  async startDatabase() {
    const { DATABASE_URL, DATA_DIR } = this.#state.settings;
    if (DATABASE_URL) return undefined;
    const onMessage = (message: Message) => {
      // PostgreSQL was restarted
      if (message.ready && this.#state.databaseUrls) this.#setDatabaseUrls(message);
    };
    const [line] = await this.supervisor.start('database', [], onMessage);
    const { dataDir } = this.#setDatabaseUrls(line);
    return dataDir.startsWith(DATA_DIR) ? undefined : dataDir;
  }

  /** Stores PostgreSQL's URLs, and restarts the backend if the port has changed. */
  #setDatabaseUrls(line: unknown) {
    const ready = DatabaseLine.parse(line);
    const passwords = Passwords.parse(JSON.parse(readFileSync(ready.passwordFile, 'utf8')));
    const before = this.#state.databaseUrls?.app;
    const app = withPassword(ready.appUrl, passwords);
    this.#state.databaseUrls = { owner: withPassword(ready.ownerUrl, passwords), app };
    if (before && before !== app) this.supervisor.restart('backend').catch(error => say(error.message));
    return ready;
  }

  reportDatabase<T>(started: Promise<T>): Promise<T> {
    if (!this.#state.settings.DATABASE_URL) return step('Starting PostgreSQL…', started);
    say('Using the database in DATABASE_URL.');
    return started;
  }

  /** Migrates tables, fills an empty database, and shows the first administrator's password once. */
  async prepareDatabase() {
    // an external database may still serve processes of the previous release
    const args = this.#state.settings.DATABASE_URL ? [] : ['--all'];
    const messages = await step('Preparing the database…', () => this.supervisor.runOnce('migrate', args));
    for (const { data } of messages.map(message => AdministratorMessage.safeParse(message)))
      if (data)
        say(
          `The first administrator is ${data.admin.email} with the password ${data.admin.password} (shown only once). You choose your own when you first sign in.`,
        );
  }

  /** Releases and pins the builds; returns notes for the terminal. */
  async publish(): Promise<string[]> {
    const messages = await this.supervisor.runOnce('publish', ['--start']);
    return messages.flatMap(message => NotesMessage.safeParse(message).data?.notes ?? []);
  }

  /** Starts the processes that serve visitors; returns the gateway's port. */
  async open(published: Promise<unknown>) {
    const { ports, settings } = this.#state;
    for (const name of this.supervisor.names().filter(name => this.#processes[name].serves)) {
      if (name === 'gateway') await published;
      const lines = await this.supervisor.start(name);
      ports[name] = lines[0]?.port;
      for (const note of lines.flatMap(({ notes = [] }) => notes)) say(note);
    }
    return ports.gateway ?? settings.PORT;
  }
}
