import { evaluateModules } from '@home-truths/platform/host-modules';
import { yieldToMain } from '@home-truths/platform/with-timeout';

/** Starts the shell; no task evaluates more than a part of the first script. */
async function start() {
  await evaluateModules();
  await yieldToMain();
  await import(/* webpackMode: "eager", webpackExports: [] */ './layout/routes.tsx');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ './main.tsx');
}

void start();
