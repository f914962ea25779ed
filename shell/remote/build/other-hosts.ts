import path from 'node:path';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import * as z from 'zod';

/** The manifest of Module Federation. Our pages load neither it nor the two scripts. */
export const FEDERATION_MANIFEST = 'mf-manifest.json';
const ENTRY = 'mf-entry.js';
const RUNTIME = 'mf-runtime.js';
/** The stage in which assets have their final names. */
export const LAST_STAGE = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;

const AssetsSchema = z.looseObject({ js: z.looseObject({ sync: z.array(z.string()) }) });
/** The parts of the manifest that we read; the rest stays as it is. */
const ManifestSchema = z.looseObject({
  metaData: z.looseObject({
    globalName: z.string(),
    remoteEntry: z.looseObject({ name: z.string(), path: z.string() }),
  }),
  exposes: z.array(z.looseObject({ path: z.string(), assets: AssetsSchema })),
  shared: z.array(z.looseObject({ name: z.string(), requiredVersion: z.string() })),
});

export const parseFederationManifest = (text: string) => ManifestSchema.parse(JSON.parse(text));

/** Returns a container that first loads the runtime that our shell would provide. */
const entryFor = (globalName: string, entry: string) =>
  `(()=>{const{src}=document.currentScript,run=file=>new Promise((done,fail)=>{const script=document.createElement('script');
script.src=new URL(file,src);script.onload=done;script.onerror=()=>fail(new Error(script.src+' was not run'));document.head.append(script)});
const container=run('${RUNTIME}').then(()=>run('${entry}')).then(()=>globalThis.${globalName});
globalThis.${globalName}_elsewhere={init:async(...all)=>(await container).init(...all),get:async name=>(await container).get(name)}})()`;

const byName = (one: { name?: unknown; path?: unknown }, other: typeof one) =>
  `${one.name ?? one.path}` < `${other.name ?? other.path}` ? -1 : 1;

/** Points the plugin's manifest at an entry for other hosts, and sorts it, so that builds are reproducible. */
export const manifestForOtherHosts = {
  apply: (compiler: Compiler) =>
    compiler.hooks.thisCompilation.tap(FEDERATION_MANIFEST, compilation =>
      compilation.hooks.processAssets.tap({ name: FEDERATION_MANIFEST, stage: LAST_STAGE }, () => {
        const { metaData, exposes, shared, ...rest } = parseFederationManifest(
          `${compilation.getAsset(FEDERATION_MANIFEST)?.source.source()}`,
        );
        const { globalName, remoteEntry } = metaData;
        const manifest = {
          ...rest,
          metaData: {
            ...metaData,
            globalName: `${globalName}_elsewhere`,
            remoteEntry: { ...remoteEntry, name: ENTRY },
          },
          exposes: exposes.toSorted(byName),
          shared: shared.toSorted(byName),
        };
        compilation.deleteAsset('mf-stats.json');
        compilation.updateAsset(FEDERATION_MANIFEST, new rspack.sources.RawSource(JSON.stringify(manifest)));
        compilation.emitAsset(ENTRY, new rspack.sources.RawSource(entryFor(globalName, remoteEntry.name)));
      }),
    ),
};

/** Builds the runtime for other hosts, which is the same file in all releases. */
export const runtimeForOtherHosts = (configuration: Configuration): Configuration => ({
  ...configuration,
  name: 'runtime',
  entry: path.join(import.meta.dirname, 'federation-runtime.js'),
  output: { ...configuration.output, filename: RUNTIME },
});
