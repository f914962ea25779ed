import { remote } from '@home-truths/remote';
import { ownFiles } from './src/own-files.ts';

export default remote(import.meta.dirname, { './routes': './src/routes.tsx' }, ownFiles());
