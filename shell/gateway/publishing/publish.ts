import { PUBLICATIONS_PATH, type PublishReply } from '@home-truths/contract';
import { createFairQueue } from '@home-truths/contract/fair-queue';
import { PublicationReply, remoteFolder } from '@home-truths/contract/gateway-calls';
import { MAX_ARCHIVE_BYTES, TOO_LARGE } from '@home-truths/contract/release-archive';
import { publishReleaseSchemas } from '@home-truths/contract/schemas';
import { BodyTooLargeError, readBody } from '../http/request-body.ts';
import { previewLink } from '../preview/link.ts';
import { earlierShells, parseShell } from '../releases/actions/examine.ts';
import type { Store } from '../releases/actions/store.ts';
import { shellManifest } from '../releases/released-shell.ts';
import { callBackend, decideForTeam, readStore } from './backend.ts';
import { CallRefused, INVALID_LINK, parseCall } from './call-refused.ts';
import { examineArchive } from './examine-archive.ts';
import type { CallHandler, ReleaseCall, ReleaseCallOptions } from './release-call.ts';

const remotesBeingPublished = new Set<string>();
/** Memory and processor are enough for one archive at a time. */
const examinations = createFairQueue({ concurrency: 1 });

/** Returns the running shell and those that ran last, with the contract of the running backend. */
async function relevantShells(store: Store, { shell, contract }: ReleaseCallOptions) {
  const own = parseShell(shellManifest(shell));
  const earlier = earlierShells(await store.releases(), own);
  return [{ ...own, contract: contract.current() ?? own.contract }, ...earlier];
}

async function readArchive({ request }: ReleaseCall) {
  if (request.headers['content-type'] !== 'application/gzip')
    throw new CallRefused(415, 'Send the archive as application/gzip.');
  const archive = await readBody(request, MAX_ARCHIVE_BYTES).catch(error => {
    if (!(error instanceof BodyTooLargeError)) throw error;
    request.resume();
    throw new CallRefused(413, TOO_LARGE);
  });
  return archive ?? Buffer.alloc(0);
}

async function runAlone<T>(remote: string, work: () => Promise<T>): Promise<T> {
  if (remotesBeingPublished.has(remote))
    throw new CallRefused(
      409,
      `A release of ${remoteFolder(remote)} is being published right now. Try again when that has ended.`,
    );
  remotesBeingPublished.add(remote);
  return work().finally(() => remotesBeingPublished.delete(remote));
}

/** Examines an archive and lets the backend store it as a release. */
export const publish: CallHandler = async (call, options) => {
  const { request, remote, publisher } = call;
  const { settings, shell } = options;
  const { searchParams } = new URL(request.url ?? '', 'http://gateway');
  const provenance = parseCall(publishReleaseSchemas.query, Object.fromEntries(searchParams), INVALID_LINK);
  const runsOnServer = publisher.rights.includes('server');
  return runAlone(remote, async () => {
    const archive = await readArchive(call);
    const { findings, ...release } = await examinations.run(remote, request.signal, async () => {
      const store = await readStore(settings, call, decideForTeam(settings, call));
      const shells = await relevantShells(store, options);
      return examineArchive(archive, { remote, runsOnServer, shells, shellDist: shell.dist, store });
    });
    const query = new URLSearchParams({
      ...release,
      bytes: `${release.bytes}`,
      runsOnServer: `${release.runsOnServer}`,
      ...provenance,
    });
    const stored = PublicationReply.parse(
      await callBackend(settings, call, `${PUBLICATIONS_PATH}/${remote}?${query}`, {
        method: 'POST',
        headers: { 'content-type': 'application/gzip' },
        body: archive,
      }),
    );
    const preview = previewLink(settings, remote, release.version);
    const reply: PublishReply = {
      version: release.version,
      ...stored,
      findings,
      ...(preview && { preview }),
    };
    return { status: stored.isNew ? 201 : 200, reply };
  });
};
