import { editLead, type Lead } from '@home-truths/platform/contract';
import { act, on, press, screen, showPart, userEvent } from '@home-truths/platform/testing';
import { buildLead } from '../leads/build-lead.ts';
import { useBulkEdit } from './use-bulk-edit.ts';

const MESSAGES = { one: 'Lead updated', noun: 'leads', failed: 'Not updated' };

function Leads({ leads }: { leads: Lead[] }) {
  const { apply, checkboxOf, selected, selectAllRef, toggleAll } = useBulkEdit(leads);
  const complete = () =>
    apply(editLead, ({ id }) => ({ params: { id }, body: { status: 'completed' as const } }), MESSAGES);
  return (
    <>
      <input type="checkbox" ref={selectAllRef} aria-label="All" checked={false} onChange={toggleAll} />
      {leads.map(lead => (
        <input key={lead.id} type="checkbox" aria-label={lead.name} {...checkboxOf(lead)} />
      ))}
      <button type="button" onClick={() => void complete()}>
        {`Complete ${selected.length}`}
      </button>
    </>
  );
}

test('a row that is selected while others change stays selected, with the focus', async () => {
  const { promise, resolve } = Promise.withResolvers<Lead>();
  const leads = [buildLead(1), buildLead(2)];
  showPart(Leads, { leads }, { api: [on(editLead, () => promise)] });
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  await userEvent.click(box('Caller 1'));
  await press('Complete 1');
  await userEvent.click(box('Caller 2'));
  await act(async () => resolve(buildLead(1)));
  expect(await screen.findByRole('button', { name: 'Complete 1' })).toBeTruthy();
  expect(box('Caller 2').checked).toBe(true);
  expect(document.activeElement).toBe(box('Caller 2'));
});
