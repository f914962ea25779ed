import { useAdminList } from '../console/admin-list.ts';
import { AdminPage } from '../console/admin-page.tsx';
import { RowList } from '../console/row-list.tsx';
import { Toolbar } from '../console/toolbar.tsx';
import { PersonLine } from './person-row.tsx';
import { PEOPLE } from './queries.ts';

/** All accounts: to find, and to open one. */
export function PeopleScreen() {
  const people = useAdminList(PEOPLE);
  return (
    <AdminPage title="People" text="Everyone with an account. We log each time one is opened.">
      <Toolbar {...people} />
      <RowList {...people} what="People" emptyText="No people found.">
        {person => <PersonLine key={person.id} person={person} />}
      </RowList>
    </AdminPage>
  );
}
