import { render } from '@testing-library/react';
import { createIcon } from './icon.tsx';

const Dot = createIcon([
  ['circle', { cx: '12', cy: '12', r: 4 }],
  ['path', { d: 'M2 12h20' }],
]);

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
