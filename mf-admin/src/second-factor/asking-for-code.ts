import { CODE_FIRST } from '@home-truths/platform/contract';
import { type Api, ApiError } from '@home-truths/platform/data';

/** Asks the person for a security code; `answer` is told whether one was right, or they gave up. */
type Question = (answer: (isChecked: boolean) => void) => void;

let question: Question | undefined;

/** Says who asks for security codes on this page. Returns the unsubscribe. */
export function onCodeNeeded(ask: Question) {
  question = ask;
  return () => {
    question = undefined;
  };
}

const needsCode = (error: unknown) =>
  error instanceof ApiError && error.status === 403 && error.sentence === CODE_FIRST;

/** An API that asks for a security code where a call is refused for want of one, and then calls again. */
export const askingForCode = (api: Api): Api =>
  async function call(route, sent, options) {
    try {
      return await api(route, sent, options);
    } catch (error) {
      if (!needsCode(error) || !question) throw error;
      if (!(await new Promise<boolean>(question))) throw error;
      return api(route, sent, options);
    }
  };
