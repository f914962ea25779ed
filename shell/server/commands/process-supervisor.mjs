import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { prepareDataDir } from './data-dir.mjs';
import { inside } from './paths.mjs';
import { say, step } from './progress.mjs';
import { runOnce, Service } from './service.mjs';

const SCRIPTS = {
  database: inside('backend/src/database/embedded/main.ts'),
  migrate: inside('backend/dist/database/migrate.js'),
  backend: inside('backend/dist/main.js'),
  gateway: inside('shell/server/main.ts'),
};
const BACKEND_ONLY_VARIABLES = [
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'MAIL_FROM',
];

/**
 * Makes glibc return large buffers to the system when they are freed: hashing a password takes 19 MB, and a busy
 * process would otherwise retain more than 100 MB. Costs some 6 ms a hash.
 */
const MALLOC_SETTINGS = { MALLOC_MMAP_THRESHOLD_: '131072' };

/** Reports PostgreSQL's start; for an external database it only says so. */
export const reportDatabase = ({ settings }, started) =>
  settings.DATABASE_URL ? say('Using the database in DATABASE_URL.') : step('Starting PostgreSQL…', started);

/** A URL with the password of its role: the output of a child is logged, so a child prints the URL without it. */
function withPassword(urlWithoutPassword, passwords) {
  const url = new URL(urlWithoutPassword);
  url.password = passwords[url.username];
  return url.href;
}

/** The processes of Home Truths: the database (unless one is given), the backend and the gateway. */
export class ProcessSupervisor {
  #services = [];

  /**
   * `settings` are the checked environment variables, `recordChildren` receives the child processes; `scripts` and `mode` differ
   * in development.
   */
  constructor({ settings, recordChildren, scripts = {}, mode = 'production' }) {
    Object.assign(this, { settings, recordChildren, mode, logs: path.join(settings.DATA_DIR, 'logs') });
    this.scripts = { ...SCRIPTS, ...scripts };
    this.databaseUrls = { owner: settings.DATABASE_URL, app: settings.DATABASE_URL };
    mkdirSync(this.logs, { recursive: true });
  }

  /** Starts PostgreSQL, unless a URL was given. */
  async startDatabase() {
    if (this.settings.DATABASE_URL) return;
    const environment = () => this.#environment({});
    const onMessage = line => line.ready && this.databaseUrls.app && this.#setDatabaseUrls(line);
    const ready = await this.#start('PostgreSQL', 'database', environment, { onMessage });
    this.#setDatabaseUrls(ready);
    this.externalDataDir = ready.dataDir.startsWith(this.settings.DATA_DIR) ? undefined : ready.dataDir;
  }

  /** Stores the URLs of PostgreSQL; where it restarts on another port, the backend is restarted, too. */
  #setDatabaseUrls({ ownerUrl, appUrl, passwordFile }) {
    const passwords = JSON.parse(readFileSync(passwordFile, 'utf8'));
    const { app } = this.databaseUrls;
    this.databaseUrls = { owner: withPassword(ownerUrl, passwords), app: withPassword(appUrl, passwords) };
    if (app && app !== this.databaseUrls.app) this.restart('backend').catch(error => say(error.message));
  }

  /** Migrates the tables, fills an empty database, and shows the first administrator's password once. */
  async prepareDatabase() {
    const environment = this.#environment({ DATABASE_URL: this.databaseUrls.owner });
    const log = this.#log('migrate');
    const title = 'Preparing the database';
    const messages = await runOnce({ title, script: this.scripts.migrate, environment, log });
    return messages.find(message => message.admin)?.admin;
  }

  /** Starts the backend, then the gateway; returns the gateway's port. */
  async open() {
    const backendEnvironment = previous =>
      this.#environment({
        ...MALLOC_SETTINGS,
        DATABASE_URL: this.databaseUrls.app,
        // a gateway is in front of it and sends the visitor's IP address
        FRONT_DOOR: '1',
        PORT: previous?.port ?? 0,
      });
    const { port: backendPort } = await this.#start('The backend', 'backend', backendEnvironment);
    const gatewayEnvironment = previous => {
      const PORT = previous?.port ?? this.settings.PORT;
      const all = this.#environment({ PORT, API_URL: `http://127.0.0.1:${backendPort}` });
      return Object.fromEntries(
        Object.entries(all).filter(([name]) => !BACKEND_ONLY_VARIABLES.includes(name)),
      );
    };
    const { port, notes } = await this.#start('The gateway', 'gateway', gatewayEnvironment);
    for (const note of notes) say(note);
    return port;
  }

  /** Stops the gateway first, the database last, so that every accepted request gets its response. */
  async close() {
    for (const service of this.#services.toReversed()) await service.stop(10_000);
  }

  /** Starts the build watcher; `onMessage` is called after every build. Resolves when everything was built once. */
  startBuildWatcher(args, onMessage) {
    return this.#start('The build watcher', 'buildWatcher', () => this.#environment({}), { args, onMessage });
  }

  /** Restarts a service, for example `backend`, on the same port. */
  async restart(name) {
    await this.#services.find(({ script }) => script === this.scripts[name])?.restart(3000);
  }

  #start(title, name, environment, more = {}) {
    const onSpawn = () =>
      this.recordChildren(this.#services.map(({ child, script }) => ({ pid: child.pid, script })));
    const service = new Service({
      title,
      script: this.scripts[name],
      environment,
      log: this.#log(name),
      onSpawn,
      ...more,
    });
    this.#services.push(service);
    return service.start();
  }

  #log(name) {
    return path.join(this.logs, `${name}.log`);
  }

  #environment(more) {
    const { DATABASE_URL, ...settings } = this.settings;
    // PARENT_PIPE: a child whose standard input closes has lost its parent and ends
    return { ...process.env, NODE_ENV: this.mode, ...settings, PARENT_PIPE: '1', ...more };
  }
}

/**
 * Creates the data folder or restricts an existing one's permissions, and reports what remains readable and where mails
 * are delivered.
 */
export function setUpDataDir({ DATA_DIR, SMTP_URL }) {
  const { RELEASES_DIR } = process.env;
  const [first, ...more] = prepareDataDir(DATA_DIR, RELEASES_DIR && path.resolve(inside(), RELEASES_DIR));
  if (first) {
    const others = more.length ? ` and ${more.length} more files or folders` : '';
    say(
      `Other users of this machine can read ${first}${others}. Another user owns them: change their owner to restrict access.`,
    );
  }
  if (!SMTP_URL)
    say(`SMTP_URL is not set, so mail is not sent but stored in ${path.join(DATA_DIR, 'outbox')}.`);
}

/** Prints how to sign in as the first administrator. */
export function showAdministrator(admin) {
  if (!admin) return;
  say(
    `The first administrator is ${admin.email} with the password ${admin.password} (shown only once). You choose your own when you first sign in.`,
  );
}
