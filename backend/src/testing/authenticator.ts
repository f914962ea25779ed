import { SecondFactorService } from '../accounts/second-factor/second-factor.service.ts';
import type { Backend } from './backend.ts';
import { codeInApp } from './code-in-app.ts';

/** The step that the clock of the database is in. */
export async function stepNow(backend: Backend): Promise<number> {
  const [row] = await backend.rows<{ step: number }>(
    'select floor(extract(epoch from now()) / 30)::int as step',
  );
  return row?.step ?? 0;
}

/** A set-up that was begun and not confirmed, in place of any other the account has. */
export async function startApp(backend: Backend, id: number) {
  await backend.rows('delete from second_factor where user_id = $1', id);
  const account = { id, email: 'app@example.com', username: '', firstName: '', lastName: '', isAdmin: true };
  const started = await backend.app.get(SecondFactorService).start(account);
  const code = async (steps = 0) => codeInApp(started.secret, (await stepNow(backend)) + steps);
  return { ...started, code };
}

/** An authenticator app that is set up and has not been used for a code yet. */
export async function setUpApp(backend: Backend, id: number) {
  const app = await startApp(backend, id);
  await backend.rows('update second_factor set confirmed_at = now() where user_id = $1', id);
  return app;
}
