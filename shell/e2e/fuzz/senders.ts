import fs from 'node:fs/promises';
import path from 'node:path';
import { ISSUE_TAG_NAMES } from '@home-truths/contract';

/** The password of all members here; the administrator's is never sent, so that there is always one. */
export const PASSWORD = 'korbweide-42';
export const ADMIN = { email: 'admin@fuzz.example', password: 'a desk of my own' };
export const CONTACT_EMAIL = 'canary-contact@fuzz.example';

export const SENDER_NAMES = ['visitor', 'member', 'other', 'admin', 'junk'] as const;
export type SenderName = (typeof SENDER_NAMES)[number];

interface Sender {
  id: number;
  email: string;
  cookie: string;
}

const VISITOR = { id: 1, email: 'nobody@fuzz.example', cookie: '' };
const JUNK_SENDER = { ...VISITOR, cookie: `sid=${'A'.repeat(43)}; visitor="x; theme=%00; __proto__=1` };

/** A review of a property, as its form sends it. */
export const REVIEW = {
  residencyStatus: 'visited',
  rating: 4,
  title: 'Good light, thin walls',
  content: 'What we saw on the day of the open home, in two sentences. It was so.',
  issuesTags: ISSUE_TAG_NAMES.slice(0, 1),
  photos: [],
  isAnonymous: true,
  contactEmail: CONTACT_EMAIL,
};

/** A property, as its form sends it. */
export const PROPERTY = {
  address: '7 Banksia Street',
  suburb: 'Bondi',
  state: 'NSW',
  postcode: '2026',
  propertyType: 'apartment',
};

/** All senders, with their records on the site and the secrets that nobody else may get. */
export class Senders {
  readonly all: Record<SenderName, Sender> = {
    visitor: VISITOR,
    member: VISITOR,
    other: VISITOR,
    admin: VISITOR,
    junk: JUNK_SENDER,
  };
  readonly properties: number[] = [];
  readonly reviews: number[] = [];
  resetToken?: string;
  #count = 0;

  readonly url: string;
  readonly dataDir: string;

  constructor(url: string, dataDir: string) {
    this.url = url;
    this.dataDir = dataDir;
  }

  /** Texts that no reply and no log may contain. */
  get secrets() {
    const { member, other, admin } = this.all;
    const sessions = [member, other, admin].map(
      ({ cookie }) => /\b(?:__Host-)?sid=([^;]+)/.exec(cookie)?.[1],
    );
    return [this.resetToken, ...sessions].filter(secret => secret !== undefined);
  }

  /** Signs all in and fills the site with something of each kind. */
  async prepare() {
    await this.refresh();
    const { other, member } = this.all;
    for (const number of [1, 2, 3]) {
      const property = await this.#create('/api/properties', {
        ...PROPERTY,
        address: `${number} Wattle Street`,
      });
      this.properties.push(property);
      for (const { cookie } of [other, member, VISITOR]) {
        this.reviews.push(await this.#create('/api/reviews', { ...REVIEW, propertyId: property }, cookie));
      }
    }
    const person = { name: 'Kim', email: 'kim@fuzz.example', message: 'Good day to all of you.' };
    await this.#create('/api/inspector-leads', {
      ...person,
      phone: '0400 000 000',
      propertyId: this.properties[0],
    });
    await this.#create('/api/enquiries', person);
    await this.#create('/api/complaints', { kind: 'other', details: 'Something that should be looked at.' });
    await this.#post('/api/auth/forgot-password', { email: other.email });
    this.resetToken = await this.#tokenFromMail();
  }

  /** Signs senders in again whose session has ended; where an account no longer exists, registers a new one. */
  async refresh() {
    if (!(await this.#isSignedIn(this.all.admin))) this.all.admin = await this.#signIn(ADMIN);
    for (const name of ['member', 'other'] as const) {
      if (!(await this.#isSignedIn(this.all[name]))) this.all[name] = await this.#register(name);
    }
  }

  async #isSignedIn({ cookie }: Sender) {
    return (await fetch(`${this.url}/api/auth/me`, { headers: { cookie } })).ok;
  }

  #signIn(account: typeof ADMIN) {
    return this.#enter('/api/auth/login', account);
  }

  #register(name: string) {
    const username = `${name}${this.#count++}`;
    const email = `canary-${username}@fuzz.example`;
    const passwords = { password: PASSWORD, confirmPassword: PASSWORD };
    return this.#enter('/api/auth/register', {
      firstName: 'Kim',
      lastName: 'Papas',
      username,
      email,
      ...passwords,
    });
  }

  async #enter(pathname: string, account: { email: string; [field: string]: string }): Promise<Sender> {
    const response = await this.#post(pathname, account);
    const { user } = (await response.json()) as { user: { id: number } };
    const cookie = response.headers
      .getSetCookie()
      .map(each => each.split(';')[0])
      .join('; ');
    return { id: user.id, email: account.email, cookie };
  }

  async #post(pathname: string, body: object, cookie = '') {
    const headers = { Origin: this.url, 'Content-Type': 'application/json', cookie };
    const response = await fetch(this.url + pathname, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${pathname}: ${response.status} ${await response.text()}`);
    return response;
  }

  async #create(pathname: string, body: object, cookie?: string): Promise<number> {
    return (await (await this.#post(pathname, body, cookie)).json()).id;
  }

  async #tokenFromMail(): Promise<string> {
    const outbox = path.join(this.dataDir, 'outbox');
    for (;;) {
      // a name that begins with a dot is a mail being written
      const names = (await fs.readdir(outbox).catch(() => [])).filter(name => !name.startsWith('.'));
      for (const name of names) {
        const mail = (await fs.readFile(path.join(outbox, name), 'utf8')).replace(/=\r?\n/g, '');
        const [, token] =
          /reset-password\?token=3D([\w-]{20,})/.exec(mail) ?? /\?token=([\w-]{20,})/.exec(mail) ?? [];
        if (token) return token;
      }
      await new Promise(done => setTimeout(done, 200));
    }
  }
}
