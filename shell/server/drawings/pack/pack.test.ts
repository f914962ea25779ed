import { box, fill, mirror, oval, rect, shade, shift, stroke } from '../svg.ts';
import { pack } from './index.ts';

const packed = (...shapes: string[]) => pack(shapes.join(''), 480, 320);

test('neighbours of one paint are one path, and what is alike is written alike', () => {
  expect(packed(rect('#123456', 10, 20, 30, 40), rect('#123456', 60, 20, 30, 40))).toBe(
    '<path fill="#123456" d="M10 20h30v40h-30zm50 0h30v40h-30z"/>',
  );
});

test('a shape joins another one of its paint past what it does not meet', () => {
  const [left, right] = [rect('#aaa', 0, 0, 20, 20), rect('#aaa', 200, 0, 20, 20)];
  expect(packed(left, rect('#bbb', 100, 0, 20, 20), right)).toBe(
    '<path fill="#bbb" d="M100 0h20v20h-20z"/><path fill="#aaa" d="M0 0h20v20h-20zm200 0h20v20h-20z"/>',
  );
});

test('what lies over a shape stays over it', () => {
  const shapes = [rect('#aaa', 0, 0, 90, 20), rect('#bbb', 10, 5, 20, 40), rect('#aaa', 12, 8, 5, 90)];
  expect(packed(...shapes)).toBe(shapes.join(''));
});

test('a line reaches as far as it is wide', () => {
  const [above, below] = [rect('#aaa', 0, 0, 90, 42), rect('#aaa', 0, 48, 90, 42)];
  const count = (width: number) =>
    packed(above, stroke('#ccc', width, 'M0 45h90'), below).split('<path').length - 1;
  expect([count(4), count(8)]).toEqual([2, 3]);
  const beside = rect('#aaa', 90, 0, 20, 90);
  expect(packed(rect('#aaa', 200, 0, 9, 9), stroke('#ccc', 8, 'M0 45h90'), beside)).toContain('zm');
});

test('what shines through stays by itself where it meets its like', () => {
  const near = [shade(box([0, 0, 20, 20])), shade(box([10, 10, 20, 20]))];
  expect(packed(...near)).toBe(
    '<path fill="#0000001a" d="M0 0h20v20h-20z"/><path fill="#0000001a" d="M10 10h20v20h-20z"/>',
  );
  expect(packed(shade(box([0, 0, 20, 20])), shade(box([30, 0, 20, 20])))).toBe(
    '<path fill="#0000001a" d="M0 0h20v20h-20zm30 0h20v20h-20z"/>',
  );
});

test('shapes that run different ways stay apart where they meet, for joined they would leave a hole', () => {
  const [clockwise, other] = [fill('#abc', 'M0 0h50l-9 50z'), fill('#abc', 'M0 9l9 41h41z')];
  expect(packed(clockwise, other).split('<path')).toHaveLength(1 + 2);
  expect(packed(clockwise, fill('#abc', 'M0 9h50l-9 50z')).split('<path')).toHaveLength(1 + 1);
});

test('what cannot be seen is left out', () => {
  expect(packed(rect('#abc', 20, 20, 10, 10), oval(0, 0, 1), rect('#def', 10, 10, 40, 40))).toBe(
    '<path fill="#def" d="M10 10h40v40h-40z"/>',
  );
  expect(packed(rect('#abc', -20, 0, 20, 20), rect('#abc', 0, 320, 9, 9), rect('#abc', 480, 0, 9, 9))).toBe(
    '',
  );
  expect(packed(rect('#abc', 20, 20, 40, 10), shade(box([0, 0, 90, 90])))).toContain('#abc');
});

test('a group is where its shapes stand', () => {
  expect(packed(shift(100, rect('#abc', 1, 2, 30, 40)))).toBe('<path fill="#abc" d="M101 2h30v40h-30z"/>');
  expect(packed(mirror(480, fill('#abc', 'M10 0h30l9 40z')))).toBe(
    '<path fill="#abc" d="M470 0h-30l-9 40z"/>',
  );
  const dashed = stroke('#abc', 2, 'M0 0h50', 'stroke-dasharray="2 3"');
  expect(packed(`<g transform="translate(100 200) scale(-1.5 1.5)">${dashed}</g>`)).toBe(
    '<path fill="none" stroke="#abc" stroke-width="3" stroke-dasharray="3 4.5" d="M100 200h-75"/>',
  );
});

test('an oval is one arc', () => {
  expect(packed(fill('#abc', oval(50, 60, 20, 10)))).toBe('<path fill="#abc" d="M50 50a20 10 0 11-.1 0z"/>');
});

test('a mirrored arc turns the other way', () => {
  expect(packed(mirror(480, fill('#abc', 'M10 50v-20a15 15 0 0 1 30 0v20z')))).toBe(
    '<path fill="#abc" d="M470 50v-20a15 15 0 00-30 0v20z"/>',
  );
});

test('smooth and repeated commands are followed', () => {
  expect(packed(fill('#abc', 'M10 10q10-9 20 0t20 0l-9 30-9 9z'))).toBe(
    '<path fill="#abc" d="M10 10q10-9 20 0q10 9 20 0l-9 30l-9 9z"/>',
  );
  expect(packed(fill('#abc', 'M10 10C20 20 30 20 60 10L30 60z'))).toBe(
    '<path fill="#abc" d="M10 10c10 10 20 10 50 0l-30 50z"/>',
  );
});

test('what is large stands at whole units, what is small or thin at parts of them', () => {
  const pathOf = (shape: string) => / d="([^"]*)"/.exec(packed(shape))?.[1];
  expect(pathOf(fill('#abc', 'M10.4 10.4h20.4v10.4h-20.4z'))).toBe('M10 10h21v11h-21z');
  expect(pathOf(fill('#abc', 'M10.4 10.4h20.4v1.4h-20.4z'))).toBe('M10.4 10.4h20.4v1.4h-20.4z');
  expect(pathOf(stroke('#abc', 1, 'M10.4 10.4l20.4 1.4'))).toBe('M10 10l21 2');
  expect(pathOf(stroke('#abc', 1, 'M10.4 10.4l7.4 1.3'))).toBe('M10.5 10.5l7.5 1');
  expect(pathOf(stroke('#abc', 1, 'M10.4 10.4l2.4 1.3'))).toBe('M10.4 10.4l2.4 1.3');
});

test('half a circle stays one: its radius is never more than half its width', () => {
  expect(packed(fill('#abc', 'M10 50v-20a12.7 12.7 0 0 1 25.4 0v20z'))).toContain('a12 12 0 0125 0');
});

test('colours are short, and an opacity is a part of them', () => {
  expect(packed(rect('#FFFFFF', 0, 0, 9, 9))).toContain('fill="#fff"');
  expect(packed(rect('#FBFAF4', 0, 0, 9, 9))).toContain('fill="#fbfaf4"');
  expect(packed(fill('#22343C', box([0, 0, 9, 9]), 'opacity=".45"'))).toContain('fill="#22343c73"');
  expect(packed(shade(box([0, 0, 9, 9]), 0.2))).toContain('fill="#0003"');
});

test('what no drawing has is an error, not a hole in the picture', () => {
  expect(() => packed('<text>12</text>')).toThrow('No drawing has a <text>');
  expect(() => packed('<g transform="rotate(9)"></g>')).toThrow('No drawing has a rotate()');
});
