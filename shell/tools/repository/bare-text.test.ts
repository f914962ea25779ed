import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteWorkspaces } from '../workspaces.ts';
import { bareTextIn } from './bare-text.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The components of all packages. */
const COMPONENTS = ['shell', ...remoteWorkspaces()]
  .flatMap(name => globSync(`${name}/**/*.tsx`, { cwd: ROOT }))
  .filter(file => !/(node_modules|dist[\w-]*|\.test)[/\\]|\.test\.tsx$/.test(file));

it('a text that changes is all that an element of its own holds, in every component', () => {
  expect(COMPONENTS.length).toBeGreaterThan(200);
  const found = COMPONENTS.flatMap(file =>
    bareTextIn(readFileSync(path.join(ROOT, file), 'utf8')).map(place => `${file}:${place}`),
  );
  expect(found).toEqual([]);
});

it.each([
  ['a text that changes beside others', 'const A = () => <b>{count} reviews</b>'],
  ['one beside an element', 'const A = () => <b><Star /> {name}</b>'],
  ['one that is there at times', "const A = () => <b><Star />{isOld && ' (old)'}</b>"],
  ['one of two', "const A = () => <b><Star />{isOld ? 'old' : <i />}</b>"],
  ['children, perhaps', 'const A = ({ children }: { children: ReactNode }) => <b><i />{children}</b>'],
  ['a text without an element', 'const A = () => <>{name}</>'],
  ['a constant that goes with its fragment', 'const A = () => <b>{isOld && <>old <i /></>}</b>'],
  ['an element that comes before a text', 'const A = () => <b>{isOld && <i />} Save</b>'],
  ['elements that come before a text', 'const A = () => <b>{all.map(one => <i key={one} />)} Save</b>'],
  ['texts of a list', 'const A = () => <b><i />{all.map(one => one.name)}</b>'],
  ['a component that is a text', "const Name = ({ isOld }) => (isOld ? 'old' : <i />)"],
  ['a function that is one', 'function Name({ count }) { return `a review`; }'],
])('%s is found', (_, source) => {
  expect(bareTextIn(source)).toHaveLength(1);
});

it.each([
  ['one text', 'const A = () => <b>{count + " reviews"}</b>'],
  ['one text or another', "const A = () => <b>{isOld ? 'old' : name}</b>"],
  ['a constant beside elements', 'const A = () => <b><Star /> At most {LIMITS.photos} in <i /> {TIME}</b>'],
  ['elements at times, after a text', 'const A = () => <b>Save {isOld && <i />}{isNew ? <u /> : null}</b>'],
  ['a list of elements', 'const A = () => <b><i />{all.map(one => { return <u key={one} />; })}</b>'],
  ['props that can hold no text', 'const A = ({ above }: { above: Elements }) => <b><i />{above}</b>'],
  ['a method that returns none', 'interface P { a(): Elements } const A = (p: P) => <b><i />{p.a()}</b>'],
  [
    'a function that returns none',
    'interface P { a: () => Elements } const A = (p: P) => <b><i />{p.a()}</b>',
  ],
  [
    'what a method within a component returns',
    'const A = () => { const a = { b() { return "a"; } }; return <b />; }',
  ],
  ['a function that is no component', 'const nameOf = () => `a review`'],
])('%s is not', (_, source) => {
  expect(bareTextIn(source)).toEqual([]);
});
