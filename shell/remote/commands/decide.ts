/**
 * Commands that decide about a remote at a site by HTTP, and what they share with the commands at the database
 * (`shell/tools/releases`).
 */
import { type Canary, PromoteAfter } from '@home-truths/contract/schemas';
import { type Command, sayAll, type Values, WrongUsage } from './command.ts';
import { decideAt, SITE_OPTION, siteHelp } from './site-client.ts';

function readPercent(value: Values[string]) {
  if (value === undefined) return 100;
  const percent = Number(value);
  if (Number.isInteger(percent) && percent >= 1 && percent <= 100) return percent;
  throw new WrongUsage('The percentage must be a whole number from 1 to 100, for example --percent 10.');
}

export const ROLLOUT_OPTIONS = {
  percent: { type: 'string' },
  watch: { type: 'boolean' },
  promote: { type: 'string' },
} as const;

export const ROLLOUT_HELP = [
  '  --percent N   start a canary for N percent of the visitors, who keep it',
  '  --watch       with --percent: the canary ends by itself if it fails too often',
  '  --promote 24h with --watch: pin it after this time (30m to 14d) if it did not fail and had 200 page views',
];

/** @throws WrongUsage if the options do not fit together */
export function readRollout({ percent: percentText, watch, promote }: Values) {
  const percent = readPercent(percentText);
  if (watch && percent === 100)
    throw new WrongUsage('Only a canary can be watched. Give a percentage as well: --percent 10 --watch');
  if (promote !== undefined && !watch)
    throw new WrongUsage('Only a watched canary is pinned by itself. Add --watch.');
  const rollout: Pick<Canary, 'percent' | 'watch' | 'promoteAfter'> = { percent };
  if (!watch) return rollout;
  if (promote === undefined) return { ...rollout, watch: true };
  const { data: promoteAfter, error } = PromoteAfter.safeParse(promote);
  if (error) throw new WrongUsage('The time must be from 30m to 14d: --promote 24h');
  return { ...rollout, watch: true, promoteAfter };
}

/**
 * Also run by the site's command with `--site` (`shell/tools/releases/pin.ts`), which alone knows `--follow`. In a
 * repository of one remote `main.ts` puts `remote` first, so the help does not name it.
 */
export const pinAtSite: Command = {
  help: siteHelp('pin -- <version>', 'Gives a version to all visitors, or starts a canary.', ...ROLLOUT_HELP),
  options: { ...ROLLOUT_OPTIONS, ...SITE_OPTION },
  async run([remote, version, ...more], values) {
    const { site, follow } = values;
    if (remote && !version && !follow)
      throw new WrongUsage('Name the version, as npm run releases shows it.');
    if (!version || more.length || follow)
      throw new WrongUsage('With --site, name one remote and one version, and not --follow.');
    sayAll(await decideAt(site, 'pinRelease', remote, { version, ...readRollout(values) }));
  },
};

/** `--from` names the version that a rollback leaves, so that a repeated command does not roll back twice. */
export const LEAVING_OPTION = { from: { type: 'string' } } as const;
export const LEAVING_HELP =
  '  --from V      only if V is the canary or, without one, the pinned version: a second time does nothing';

export const ROLLBACK_USAGE =
  'Name only the remote. To choose a version, pin it: npm run pin -- <remote> <version>';

export const rollbackAtSite: Command = {
  help: siteHelp('rollback --', 'Ends a canary, or pins the version that was pinned before.', LEAVING_HELP),
  options: { ...LEAVING_OPTION, ...SITE_OPTION },
  async run([remote, ...more], { site, from }) {
    if (more.length) throw new WrongUsage(ROLLBACK_USAGE);
    sayAll(await decideAt(site, 'rollBackRelease', remote, { from }));
  },
};

const MAX_LENGTH = 300;

export function readText(value: Values[string]) {
  const text = typeof value === 'string' ? value.trim() : '';
  if (text && [...text].length <= MAX_LENGTH) return text;
  throw new WrongUsage(`Give the text for its pages, at most ${MAX_LENGTH} characters: --text "…"`);
}

export const SWITCH_OFF_USAGE = 'Name one remote, and either --text "…" or --on.';

export const switchOffAtSite: Command = {
  help: siteHelp(
    'switch-off --',
    'Disables the remote: its pages show a text with status 503, and its slots stay empty.',
    '  --text "…"    what visitors read instead of its pages, at most 300 characters',
    '  --on          enable the remote again',
  ),
  options: { text: { type: 'string' }, on: { type: 'boolean' }, ...SITE_OPTION },
  async run([remote, ...more], { text, on, site }) {
    if (more.length || (on && text !== undefined)) throw new WrongUsage(SWITCH_OFF_USAGE);
    sayAll(
      await (on
        ? decideAt(site, 'enableRemote', remote, {})
        : decideAt(site, 'disableRemote', remote, { text: readText(text) })),
    );
  },
};
