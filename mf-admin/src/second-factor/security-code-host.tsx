import { readMe } from '@home-truths/platform/contract';
import { type Api, ApiError } from '@home-truths/platform/data';
import { lazyWithRetry } from '@home-truths/platform/ui';
import { useEffect, useState } from 'react';
import { LazyDialog } from '../console/lazy-dialog.tsx';
import { isCodeMissing } from '../security/queries.ts';

/** Asks for a code; calls `resolve` with true if one was accepted, with false if the user gave up. */
type CodePrompt = (resolve: (isChecked: boolean) => void) => void;

let codePrompt: CodePrompt | undefined;
let openPrompt: Promise<boolean> | undefined;

/** Registers the prompt of the mounted screen; returns a function that removes it. */
function onCodeRequired(prompt: CodePrompt) {
  codePrompt = prompt;
  return () => {
    codePrompt = undefined;
  };
}

/** Prompts once for all calls that wait for a code. */
async function promptForCode(): Promise<boolean> {
  if (!codePrompt) return false;
  openPrompt ??= new Promise<boolean>(codePrompt).finally(() => {
    openPrompt = undefined;
  });
  return openPrompt;
}

const isCodeRequired = (error: unknown) =>
  error instanceof ApiError && error.code === 'security_code_required';

/** Returns an API that prompts for a code if a call is rejected without one, and then repeats the call. */
export const withSecurityCode = (api: Api): Api =>
  async function call(route, sent, options) {
    try {
      return await api(route, sent, options);
    } catch (error) {
      if (!isCodeRequired(error) || !(await promptForCode())) throw error;
      return api(route, sent, options);
    }
  };

/** Prompts if a code is missing, for an action such as a download; resolves to true if it may go on. */
export const ensureCode = async (api: Api) => !isCodeMissing(await api(readMe, {})) || promptForCode();

export const loadSecurityCodeDialog = lazyWithRetry(() =>
  import('./security-code-dialog.tsx').then(module => module.SecurityCodeDialog),
);

/** Shows the prompt; every screen mounts it. */
export function SecurityCodeHost() {
  const [resolve, setResolve] = useState<(isChecked: boolean) => void>();
  // `() =>`, since a setter of state calls a function that it gets
  useEffect(() => onCodeRequired(next => setResolve(() => next)), []);
  // leaving the console means giving up; after an answer this does nothing
  useEffect(() => () => resolve?.(false), [resolve]);
  if (!resolve) return null;
  const close = (isChecked: boolean) => {
    setResolve(undefined);
    resolve(isChecked);
  };
  return <LazyDialog load={loadSecurityCodeDialog} props={{ onClose: close }} />;
}
