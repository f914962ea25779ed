import { evaluateModules } from '@home-truths/platform/host-modules';
import { yieldToMain } from '@home-truths/platform/with-timeout';

/**
 * Evaluates the first script in several tasks, so that none blocks a slow phone for long. Empty `webpackExports` keep
 * `routes.tsx` tree-shaken.
 */
async function start() {
  await evaluateModules();
  await yieldToMain();
  await import(/* webpackMode: "eager", webpackExports: [] */ './layout/routes.tsx');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ './main.tsx');
}

void start();
