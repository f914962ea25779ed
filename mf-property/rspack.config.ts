import { remote } from '@home-truths/remote';

export default remote(import.meta.dirname, { './routes': './src/routes.tsx' });
