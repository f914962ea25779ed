/** What can be said of the files in `shell/deploy` without the programs that read them. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileVariableOf, SECRETS, SiteEnvironment } from '@home-truths/contract/environment';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { parse, parseAllDocuments } from 'yaml';
import { errorsInManifests } from '../../e2e/production/support/manifests.ts';
import { alerts, dashboardQueries, metricsIn } from '../../e2e/production/support/queries.ts';
import { collectNodeMetrics, renderMetrics, watchBackups } from '../../gateway/metrics.ts';

const DEPLOY = path.resolve(import.meta.dirname, '../../deploy');
const BACKEND = path.resolve(import.meta.dirname, '../../../backend/src');
const read = (file: string) => fs.readFileSync(path.join(DEPLOY, file), 'utf8');
const filesOf = (pattern: string) => fs.globSync(pattern, { cwd: DEPLOY });

type Variables = Record<string, string>;

/** The lines of a file of variables, or of `Environment=` in a unit; the instance of a unit is a port. */
const variablesIn = (text: string): Variables =>
  Object.fromEntries(
    Array.from(text.replaceAll('%i', '3001').matchAll(/(?:^|\s)([A-Z][A-Z0-9_]*)=(\S*)/g), each =>
      each.slice(1),
    ),
  );
const withoutComments = (text: string) => text.replaceAll(/^\s*#.*$/gm, '');

function unitVariables(file: string) {
  const lines = withoutComments(read(file)).split('\n');
  return variablesIn(lines.flatMap(line => /^Environment=(.*)/.exec(line)?.[1] ?? []).join(' '));
}

interface ComposeService {
  image: string;
  environment?: Variables;
  volumes?: string[];
  secrets?: string[];
}
const SECRETS_FOLDER = '/etc/home-truths/secrets/';
const compose = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, ComposeService>;
  secrets: Record<string, { file: string }>;
};
const services = Object.entries(compose.services);

interface Volume {
  name: string;
  secret?: { items?: { key: string }[] };
  persistentVolumeClaim?: { claimName: string };
}
interface PodSpec {
  containers: { env?: { name: string; value: string }[] }[];
  volumes?: Volume[];
}
interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: { template?: { spec: PodSpec } };
}
const manifests = filesOf('kubernetes/*.yaml')
  .filter(file => !file.endsWith('kustomization.yaml'))
  .flatMap(file => parseAllDocuments(read(file)).map(document => document.toJS() as Manifest));

const processes = manifests.filter(({ spec }) => spec.template);

/** The variables of each process that the files start, by its place. */
const PROCESSES: [place: string, Variables][] = [
  ...filesOf('systemd/**/*.{service,conf}').map((file): [string, Variables] => [file, unitVariables(file)]),
  ...filesOf('*/site.env').map((file): [string, Variables] => [
    file,
    variablesIn(withoutComments(read(file))),
  ]),
  ...services
    .filter(([, { image }]) => image === 'localhost/home-truths')
    .map(([name, { environment = {} }]): [string, Variables] => [`compose.yaml ${name}`, environment]),
  ...manifests.map(({ kind, metadata, spec }): [string, Variables] => [
    `kubernetes ${kind} ${metadata.name}`,
    Object.fromEntries(
      (spec.template?.spec.containers ?? []).flatMap(({ env = [] }) => env.map(one => [one.name, one.value])),
    ),
  ]),
];

/** Read by Node, not by us. */
const OTHERS = ['NODE_ENV', ...SECRETS.map(fileVariableOf)];

describe('variables', () => {
  const named = PROCESSES.filter(([, variables]) => Object.keys(variables).length > 0);

  it('are found in files of every kind', () => {
    const kinds = new Set(named.map(([place]) => place.split(/[/ ]/)[0]));
    expect(kinds).toEqual(new Set(['systemd', 'kubernetes', 'compose.yaml']));
    expect(named.length).toBeGreaterThanOrEqual(14);
  });

  it.each(named)('of %s exist, and their values are valid', (_, variables) => {
    const given = Object.entries(variables).filter(([name, value]) => value && !OTHERS.includes(name));
    const { error } = SiteEnvironment.strict().safeParse(Object.fromEntries(given));
    expect(error?.issues.map(({ message }) => message)).toBeUndefined();
  });
});

describe('metrics', () => {
  const TYPES = /new (Counter|Gauge|Histogram)\(\{\s*name: '(\w+)'/g;
  const SUFFIXES: Record<string, string[]> = { histogram: ['_bucket', '_sum', '_count'] };
  const samplesOf = (type: string, name: string) => (SUFFIXES[type] ?? ['']).map(suffix => name + suffix);
  const samplesIn = (text: string) =>
    [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type = '']) => samplesOf(type, name));

  /** Of a gateway those that it has, of a backend and a worker those that the code registers. */
  async function exported() {
    collectNodeMetrics();
    watchBackups(DEPLOY);
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    const registered = fs
      .globSync('**/*.ts', { cwd: BACKEND })
      .filter(file => !file.includes('.test.'))
      .flatMap(file => [...fs.readFileSync(path.join(BACKEND, file), 'utf8').matchAll(TYPES)])
      .flatMap(([, type = '', name = '']) => samplesOf(type.toLowerCase(), name));
    const backend = [...registered, ...samplesIn(await registry.metrics())];
    registry.clear();
    return { gateway: samplesIn(await renderMetrics()), backend, worker: backend };
  }

  it('that alerts and the dashboard read are those of the processes', async () => {
    const byJob = new Map(Object.entries(await exported()));
    const all = [...byJob.values()].flat();
    const queries = [...alerts().map(({ expr }) => expr), ...dashboardQueries()];
    expect(queries.length).toBeGreaterThan(20);
    const unknown = queries
      .flatMap(metricsIn)
      // of Prometheus itself
      .filter(({ name }) => name !== 'up')
      .filter(({ name, jobs }) =>
        jobs.length ? jobs.some(job => !byJob.get(job)?.includes(name)) : !all.includes(name),
      );
    expect(unknown).toEqual([]);
  });

  it('have an entry for each alert in the guide', () => {
    const guide = fs.readFileSync(path.resolve(DEPLOY, '../docs/how-to/operations.md'), 'utf8');
    const [, section = ''] = guide.split('\n## Alerts\n');
    const [table = ''] = section.split('\n## ');
    const described = [...table.matchAll(/^\| `?([A-Z]\w+)`? /gm)].map(([, name]) => name);
    expect(new Set(described)).toEqual(new Set(alerts().map(({ alert }) => alert)));
  });
});

it('the manifests of Kubernetes have the fields of its schema', () => {
  expect(manifests.length).toBeGreaterThanOrEqual(14);
  expect(errorsInManifests(manifests)).toBe('');
});

it('files and secrets that the compose file mounts are there', () => {
  const sources = services
    .flatMap(([, { volumes = [] }]) => volumes)
    .map(volume => volume.split(':')[0] ?? '')
    .filter(source => source.startsWith('./'));
  expect(sources.length).toBeGreaterThan(4);
  expect(sources.filter(source => !fs.existsSync(path.join(DEPLOY, source)))).toEqual([]);
  const secrets = new Set(services.flatMap(([, service]) => service.secrets ?? []));
  expect([...secrets].sort()).toEqual(Object.keys(compose.secrets).sort());
});

describe('secrets', () => {
  it('are outside of the checkout', () => {
    const inUnits = filesOf('systemd/home-truths*.service')
      .flatMap(file => [...read(file).matchAll(/LoadCredential=[\w-]+:(\S+)/g)])
      .map(([, file = '']) => file);
    const all = [...Object.values(compose.secrets).map(({ file }) => file), ...inUnits];
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter(file => !file.startsWith(SECRETS_FOLDER))).toEqual([]);
    expect(read('kubernetes/kustomization.yaml')).not.toContain('secretGenerator');
  });

  it('of the compose file are made by the script, and stay as they are the next time', () => {
    const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'make-secrets-')), 'secrets');
    const make = () => {
      execFileSync('sh', [path.join(DEPLOY, 'compose/make-secrets'), folder]);
      const names = fs.readdirSync(folder).sort();
      return Object.fromEntries(names.map(name => [name, fs.readFileSync(path.join(folder, name), 'utf8')]));
    };
    const made = make();
    expect(Object.keys(made)).toEqual(Object.keys(compose.secrets).sort());
    expect(new Set(Object.values(made)).size).toBe(Object.keys(made).length);
    expect(Math.min(...Object.values(made).map(value => value.length))).toBeGreaterThanOrEqual(26);
    expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
    expect(make()).toEqual(made);
    fs.rmSync(path.dirname(folder), { recursive: true });
  });

  it('are given to every image as files, and none is left at its default', () => {
    const given = services.flatMap(([, { environment = {} }]) => Object.keys(environment));
    const secret = given.filter(name => /PASSWORD|SECRET|TOKEN|_KEY/.test(name));
    expect(secret.filter(name => !name.endsWith('_FILE'))).toEqual([]);
    const files = ['POSTGRES_PASSWORD_FILE', 'GF_SECURITY_ADMIN_PASSWORD__FILE', 'ADMIN_PASSWORD_FILE'];
    expect(secret).toEqual(expect.arrayContaining(files));
    expect(read('compose/garage.toml')).toContain('rpc_secret_file = "/run/secrets/store-secret"');
  });
});

describe('the owner of the schema', () => {
  it.each(services.filter(([, { image }]) => image === 'localhost/home-truths'))(
    'is known in compose.yaml to the migration alone: %s',
    (name, { secrets = [], environment: { DATABASE_URL_FILE = '' } = {} }) => {
      const database = name === 'migrate' ? ['database-owner-url'] : ['database-url'];
      const expected = name.startsWith('gateway') ? [] : database;
      expect(secrets.filter(secret => secret.startsWith('database'))).toEqual(expected);
      expect([DATABASE_URL_FILE].filter(Boolean)).toEqual(expected.map(secret => `/run/secrets/${secret}`));
    },
  );

  it('is known in Kubernetes to the migration alone', () => {
    const known = processes.map(({ metadata, spec }) => {
      const { containers, volumes = [] } = spec.template?.spec ?? { containers: [] };
      const url = containers[0]?.env?.find(({ name }) => name === 'DATABASE_URL_FILE')?.value ?? '';
      const keys = volumes.find(({ secret }) => secret)?.secret?.items?.map(({ key }) => key);
      return [metadata.name, path.basename(url), !keys || keys.includes('database-owner-url')];
    });
    expect(known.sort()).toEqual([
      ['backend', 'database-url', false],
      ['gateway', '', false],
      ['home-truths-migrate', 'database-owner-url', true],
      ['worker', 'database-url', false],
    ]);
  });
});

describe('the log of erasures outlives the database', () => {
  it.each(['backend-1', 'backend-2', 'worker', 'migrate'])('in compose.yaml for %s', name => {
    expect(compose.services[name]?.volumes).toContain('data:/data');
    expect(compose.services.database?.volumes).not.toContainEqual(expect.stringMatching(/^data:/));
  });

  it('in Kubernetes', () => {
    const owners = processes.filter(({ spec }) =>
      spec.template?.spec.volumes?.some(volume => volume.persistentVolumeClaim?.claimName === 'data'),
    );
    const names = owners.map(({ metadata }) => metadata.name).sort();
    expect(names).toEqual(['backend', 'home-truths-migrate', 'worker']);
  });
});
