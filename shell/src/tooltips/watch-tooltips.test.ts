/** @jest-environment ./platform/src/testing/environment.mjs */
import { watchTooltips } from './watch-tooltips.ts';

const { jest } = import.meta;

beforeAll(() => watchTooltips());

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = [
    '<button aria-label="Bookmark"><svg></svg></button>',
    '<button aria-label="Close"><svg></svg></button>',
    '<button aria-label="Edit: 1 Smith Street">Edit</button>',
  ].join('');
});
afterEach(() => {
  press('Escape');
  jest.advanceTimersByTime(1000);
  jest.useRealTimers();
});

const control = (name: string) => document.querySelector(`[aria-label^="${name}"]`) as HTMLElement;
const tip = () => document.querySelector('[data-tooltip]');
const tooltipText = () => tip()?.textContent;
const pointAt = (target: Element, pointerType = 'mouse') => {
  const event = new MouseEvent('pointerover', { bubbles: true });
  target.dispatchEvent(Object.assign(event, { pointerType }));
};
const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

test('an icon control has its tooltip after 700 ms, and not before', () => {
  pointAt(control('Bookmark'));
  jest.advanceTimersByTime(699);
  expect(tip()).toBeNull();
  jest.advanceTimersByTime(1);
  expect(tooltipText()).toBe('Bookmark');
  expect(tip()?.getAttribute('aria-hidden')).toBe('true');
});

test('a pointer that leaves before opens nothing', () => {
  pointAt(control('Bookmark').firstElementChild as Element);
  jest.advanceTimersByTime(600);
  pointAt(document.body);
  jest.advanceTimersByTime(1000);
  expect(tip()).toBeNull();
});

test('the next one within 300 ms opens at once, later ones wait again', () => {
  pointAt(control('Bookmark'));
  jest.advanceTimersByTime(700);
  pointAt(document.body);
  jest.advanceTimersByTime(299);
  pointAt(control('Close'));
  jest.advanceTimersByTime(0);
  expect(tooltipText()).toBe('Close');
  pointAt(document.body);
  jest.advanceTimersByTime(300);
  pointAt(control('Bookmark'));
  jest.advanceTimersByTime(699);
  expect(tip()).toBeNull();
});

test('it stays while the pointer rests on it', () => {
  pointAt(control('Close'));
  jest.advanceTimersByTime(700);
  pointAt(tip() as Element);
  jest.advanceTimersByTime(5000);
  expect(tooltipText()).toBe('Close');
});

test.each([
  ['Escape', () => press('Escape')],
  ['a press', () => control('Close').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))],
  ['scrolling', () => document.dispatchEvent(new Event('scroll'))],
])('%s closes it', (_, act) => {
  pointAt(control('Close'));
  jest.advanceTimersByTime(700);
  act();
  expect(tip()).toBeNull();
});

test('a control with text has no tooltip, and touch opens none', () => {
  pointAt(control('Edit'));
  jest.advanceTimersByTime(1000);
  pointAt(control('Bookmark'), 'touch');
  jest.advanceTimersByTime(1000);
  expect(tip()).toBeNull();
});

test('keyboard focus opens it, too, and blur closes it', () => {
  control('Bookmark').focus();
  jest.advanceTimersByTime(700);
  expect(tooltipText()).toBe('Bookmark');
  control('Bookmark').blur();
  expect(tip()).toBeNull();
});

test('a control that is gone by then is not named', () => {
  pointAt(control('Bookmark'));
  control('Bookmark').remove();
  jest.advanceTimersByTime(1000);
  expect(tip()).toBeNull();
});
