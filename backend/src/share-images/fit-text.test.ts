import { fitText, LINE_HEIGHT } from './fit-text.ts';
import { openFonts } from './fonts.ts';

const BOX = { width: 464, height: 232, sizes: [60, 24] } as const;

const fonts = await openFonts();

/** A line without the places of its letters. */
const shapes = (text: string) => fonts.heading.line(text, 100).paths.match(/ d="[^"]*"/g);

/** What the lines say: a font that says which text it draws. */
function wrapped(text: string, box: Parameters<typeof fitText>[2] = BOX) {
  const texts = new Map<string, string>();
  const font = {
    line(part: string, size: number) {
      const line = fonts.heading.line(part, size);
      texts.set(line.paths, part);
      return line;
    },
  };
  const { lines, size } = fitText(text, font, box);
  return { lines: lines.map(({ paths, width }) => ({ text: texts.get(paths) ?? '', width })), size };
}

test.each([
  ['12 Smith Street'],
  ['1103/26 Kilbride-Featherstonehaugh Crescent North Extension2'],
  ['W'.repeat(60)],
  ['Übergang '.repeat(20).trim()],
  ['i'.repeat(200)],
  ['W'.repeat(200)],
])('all of “%s” is there, and no line is too wide', text => {
  const { lines } = wrapped(text);
  const joined = lines.map(line => line.text).join(text.includes(' ') ? ' ' : '');
  expect(joined).toBe(text);
  for (const { width } of lines) expect(width).toBeLessThanOrEqual(BOX.width + 0.5);
});

test('a short text is large, sixty letters fit into the box, and a long text is small', () => {
  expect(wrapped('12 Smith Street').size).toBe(60);
  const { lines, size } = wrapped('1103/26 Kilbride Featherstonehaugh Crescent North Extension2');
  expect(size).toBeGreaterThan(30);
  expect(lines.length * size * LINE_HEIGHT).toBeLessThanOrEqual(BOX.height);
  expect(wrapped('Featherstonehaugh '.repeat(11).trim()).size).toBe(24);
});

test('a text that fills the line exactly is not made smaller', () => {
  const line = (text: string, size: number) => ({ paths: text, width: text.length * size });
  expect(fitText('Kilbride', { line }, { width: 8 * 60, height: 232, sizes: [60, 24] }).size).toBe(60);
});

test('each character is drawn from a font that has it, however it is composed', () => {
  const [missing] = shapes('中') ?? [];
  for (const character of 'Üßőắ’–½')
    for (const form of [character, character.normalize('NFD')]) {
      const drawn = shapes(form) ?? [];
      expect(drawn).toHaveLength(1);
      expect(drawn[0]).not.toBe(missing);
      expect(drawn[0]?.length).toBeGreaterThan(20);
    }
  expect(shapes('Ü')).not.toEqual(shapes('U'));
});

test('letters are set as the font wants: kerned, and as wide as their size', () => {
  const widthOf = (text: string, size = 100) => fonts.body.line(text, size).width;
  expect(widthOf('AV')).toBeLessThan(widthOf('A') + widthOf('V'));
  expect(widthOf('AV', 50)).toBeCloseTo(widthOf('AV') / 2);
});
