import { remote } from '@home-truths/platform/build';

export default remote(import.meta.dirname, { './routes': './src/routes.tsx' });
