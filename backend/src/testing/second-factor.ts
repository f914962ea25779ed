import type { Backend } from './backend.ts';
import { PASSWORD } from './requests.ts';

type Browser = Record<string, string>;

/** Requests about the second factor, and its state, at the backend of a test. */
export function secondFactorAt(backend: () => Backend) {
  const post = (step: '' | '/confirm' | '/check' | '/end', body: unknown, browser: Browser) =>
    backend().post(`/api/auth/second-factor${step}`, body, browser);
  return {
    post,
    check: (code: string, browser: Browser) => post('/check', { code }, browser),
    end: (code: string, browser: Browser, password = PASSWORD) => post('/end', { password, code }, browser),
    /** As the account's own reply has it. */
    stateOf: async (browser: Browser) => (await backend().get('/api/auth/me', browser)).body.secondFactor,
    /** Who did what, in order. */
    audit: (id: number) =>
      backend().rows(
        `select actor_id as by, action from audit_entry where subject = 'second-factor' and subject_id = $1 order by id`,
        id,
      ),
  };
}
