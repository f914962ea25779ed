/** Releases and pins the builds for `npm start`; nothing else starts this process. */
import { parseVariables } from '@home-truths/contract/environment';
import { ROOT } from '../../tools/paths.ts';
import { EnvironmentSchema, releasesDirOf, restrictUnlessShared } from '../environment.ts';
import { publishBuilds } from './publish.ts';

restrictUnlessShared(process.env);
const { BUILD } = parseVariables(EnvironmentSchema.pick({ BUILD: true }), process.env);
const notes = await publishBuilds(ROOT, releasesDirOf(process.env), { build: BUILD });
process.send?.({ notes });
