import * as z from 'zod/mini';
import { ProfileEdit, Registration } from './accounts.schemas.ts';

const registration = {
  firstName: 'Sam',
  lastName: 'Lee',
  username: 'sam',
  email: 'sam@example.com',
  password: 'wattle and bread',
  confirmPassword: 'wattle and bread',
};

test.each([
  'http://evil.example/win',
  'Claim $500: evil.example',
  'evil.com',
  'win at evil.example today',
  'evil。example',
  'ｅｖｉｌ．ｅｘａｍｐｌｅ',
  'a@b',
  'Kim/Sam',
  'mailto:kim',
])('%s is no name of a new member nor of one who edits theirs', name => {
  for (const schema of [Registration, ProfileEdit])
    for (const [field, label] of [
      ['firstName', 'First name'],
      ['lastName', 'Last name'],
    ] as const) {
      const { error } = z.safeParse(schema, { ...registration, [field]: name });
      const messages = error?.issues.map(({ path, message }) => [path[0], message]);
      expect(messages).toEqual([[field, `${label} can’t contain a link, or any of / : @`]]);
    }
});

test.each([
  'J.R.',
  'Mary-Ann',
  'O’Neill',
  "D'Arcy",
  'Jr.',
  'St. John',
  'Nguyễn',
  '李小龍',
  'محمد',
  'von der Leyen',
  'X Æ A-12',
])('%s is a name', name => {
  const { success } = z.safeParse(Registration, { ...registration, firstName: name, lastName: name });
  expect(success).toBe(true);
});
