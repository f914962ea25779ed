import { useAdminList } from '../console/admin-list.ts';
import { AdminPage } from '../console/admin-page.tsx';
import { RowTable } from '../console/row-table.tsx';
import { Toolbar } from '../console/toolbar.tsx';
import { PERSON_TABLE_COLUMNS, PersonLine } from './person-row.tsx';
import { PEOPLE } from './queries.ts';

export function PeopleScreen() {
  const people = useAdminList(PEOPLE);
  return (
    <AdminPage title="People" text="Everyone with an account. We log each time one is opened.">
      <Toolbar {...people} />
      <RowTable {...people} what="People" emptyText="No people found." columns={PERSON_TABLE_COLUMNS}>
        {person => <PersonLine key={person.id} person={person} />}
      </RowTable>
    </AdminPage>
  );
}
