import { render } from '@testing-library/react';
import * as lucide from 'lucide';
import { createIcon } from './icon.tsx';
import * as icons from './icons.ts';

const Dot = createIcon([
  ['circle', { cx: '12', cy: '12', r: 4 }],
  ['path', { d: 'M2 12h20' }],
]);

const drawings = new Map(Object.entries(lucide));
const drawn = (icon: React.JSX.Element) => render(icon).container.querySelector('svg') as SVGElement;

test('an icon shows its shapes and is hidden from screen readers', () => {
  const svg = drawn(<Dot />);
  expect([...svg.children].map(shape => shape.outerHTML)).toEqual([
    '<circle cx="12" cy="12" r="4"></circle>',
    '<path d="M2 12h20"></path>',
  ]);
  expect(svg.getAttribute('aria-hidden')).toBe('true');
});

test('it is 24 pixels wide and high unless said otherwise', () => {
  expect(drawn(<Dot />).getAttribute('width')).toBe('24');
  const small = drawn(<Dot size={18} />);
  expect([small.getAttribute('width'), small.getAttribute('height')]).toEqual(['18', '18']);
});

test.each(Object.entries(icons))('%s is the icon that Lucide calls so', (name, Icon) => {
  const Expected = createIcon(drawings.get(name) as Parameters<typeof createIcon>[0]);
  expect(drawn(<Icon />).innerHTML).toBe(drawn(<Expected />).innerHTML);
});
