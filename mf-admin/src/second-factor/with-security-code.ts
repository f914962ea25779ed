import { type Api, ApiError } from '@home-truths/platform/data';

/** Prompts for a security code; resolves to whether one was accepted, `false` after a cancellation. */
type CodePrompt = (resolve: (isChecked: boolean) => void) => void;

let codePrompt: CodePrompt | undefined;

/** Registers the prompt for security codes of this page. Returns the unsubscribe function. */
export function onCodeRequired(prompt: CodePrompt) {
  codePrompt = prompt;
  return () => {
    codePrompt = undefined;
  };
}

const isCodeRequired = (error: unknown) =>
  error instanceof ApiError && error.code === 'security_code_required';

/** An API that prompts for a security code when a call is rejected for lack of one, and then retries the call. */
export const withSecurityCode = (api: Api): Api =>
  async function call(route, sent, options) {
    try {
      return await api(route, sent, options);
    } catch (error) {
      if (!isCodeRequired(error) || !codePrompt) throw error;
      if (!(await new Promise<boolean>(codePrompt))) throw error;
      return api(route, sent, options);
    }
  };
