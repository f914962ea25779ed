import fs from 'node:fs';
import path from 'node:path';
import { releaseRoutes } from '@home-truths/contract';
import { packArchive } from '@home-truths/contract/release-archive';
import { publishReleaseSchemas } from '@home-truths/contract/schemas';
import { listFiles } from '../build/integrity.ts';
import { buildAndTest, run, step } from './build-and-test.ts';
import { type Command, CommandError, say, sayAll, WrongUsage } from './command.ts';
import { callOf, callSite, SITE_OPTION, siteHelp } from './site-client.ts';

/** Returns the commit and the URL of the pipeline, as far as they are known. */
async function provenanceOf(dir: string): Promise<Record<string, string>> {
  const { GITHUB_SHA, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, CI_COMMIT_SHA, CI_PIPELINE_URL } =
    process.env;
  const { hasSucceeded, output } = await run('git', ['rev-parse', 'HEAD'], { cwd: dir });
  const commit = GITHUB_SHA || CI_COMMIT_SHA || (hasSucceeded ? output : '');
  const pipelineAtGitHub =
    GITHUB_RUN_ID && `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
  const pipeline = CI_PIPELINE_URL || pipelineAtGitHub;
  return { ...(commit && { commit }), ...(pipeline?.startsWith('https://') && { pipeline }) };
}

export const sentenceOf = (folder: string, version: string, isNew: boolean) =>
  isNew
    ? `${folder} ${version} is released. No visitor gets it until it is pinned.`
    : `${folder} ${version} was released earlier, with the same content. Nothing was stored.`;

export function sayNext(folder: string, version: string, site?: string) {
  const at = site ? ` --site ${site}` : '';
  say(`Start a canary: npm run pin -- ${folder} ${version} --percent 10${at}`);
  say(`Pin it for all visitors: npm run pin -- ${folder} ${version}${at}`);
}

/** Returns the content of each file by its path, which has slashes on any system. */
export const readFiles = (dir: string): Record<string, Buffer> =>
  Object.fromEntries(
    listFiles(dir).map(file => [path.relative(dir, file).replaceAll(path.sep, '/'), fs.readFileSync(file)]),
  );

/** Builds and tests a remote, and sends the build to the site, which examines it. */
export const releaseAtSite = (dirOf: (folder: string) => string): Command => ({
  help: siteHelp(
    'release --',
    'Builds, checks the types, runs the tests, and stores the build as a release.',
  ),
  options: SITE_OPTION,
  async run([argument, ...more], { site }) {
    if (more.length) throw new WrongUsage('Name one remote only; run the command once for each.');
    const { origin, folder } = callOf(site, argument);
    const dir = dirOf(folder);
    await buildAndTest(dir, folder);
    const query = await provenanceOf(dir);
    const { version, isNew, runsOnServer, findings, preview } = await step(
      `Publishing ${folder}`,
      async () => {
        const archive = await Promise.resolve(path.join(dir, 'dist'))
          .then(readFiles)
          .then(packArchive)
          .catch((error: Error) => {
            throw new CommandError(`${folder} was not released: ${error.message}`);
          });
        const body = new Uint8Array(archive);
        return callSite(site, releaseRoutes.publishRelease, publishReleaseSchemas, argument, body, query);
      },
    );
    say(sentenceOf(folder, version, isNew));
    if (!runsOnServer)
      say('Browsers alone draw it: the token has no right “server”, or the build no server bundle.');
    sayAll(findings);
    if (preview) say(`Preview for seven days: ${preview}`);
    if (!findings.some(finding => finding.includes(' cannot be pinned now: ')))
      sayNext(folder, version, origin);
  },
});
