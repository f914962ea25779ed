import { sleep } from '@home-truths/platform/with-timeout';

/** Ends the current task, so that the browser can paint and respond to input between the start-up steps. */
export const yieldToMain = () => window.scheduler?.yield?.() ?? sleep(0);
