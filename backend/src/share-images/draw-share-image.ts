import { type FittedText, fitText, LINE_HEIGHT } from './fit-text.ts';
import type { Line, ShareFonts } from './fonts.ts';

/** Pixels, as link previews expect. */
const WIDTH = 1200;
const HEIGHT = 630;
const DRAWING = { x: 560, width: WIDTH - 560 };
const MARGIN = 56;
const TEXT_WIDTH = DRAWING.x - MARGIN - 40;

const COLOURS = {
  background: '#F7F8F6',
  text: '#12222B',
  muted: '#45565E',
  brand: '#0E2E3B',
  white: '#FFFFFF',
  yellow: '#FFD54A',
  starOn: '#B8720A',
  starOff: '#D3D9D6',
};

export interface ShareFacts {
  /** The name of a drawing, such as `house`. */
  drawing: string;
  title: string;
  locality: string;
  /** Such as `3.4`; empty without reviews. */
  average: string;
  /** Such as `13 reviews`. */
  basis: string;
  /** The most named problem, such as `Leaks`, or empty. */
  problem: string;
}

const group = (x: number, y: number, fill: string, content: string) =>
  `<g transform="translate(${x} ${y})" fill="${fill}">${content}</g>`;

const LOGO =
  '<rect width="64" height="64" rx="15" fill="#0E2E3B"/><path fill="#fff" stroke="#fff" stroke-width="3" stroke-linejoin="round" d="M32 13 15.5 26.5V44h33V26.5z"/><path fill="#0E2E3B" d="M27 44V33.5a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2V44z"/><path fill="#FFD54A" d="M12.4 45.2a2 2 0 0 1 1.9-2.1l35.8-1.2a2 2 0 0 1 2.1 2l-.2 5.4a2 2 0 0 1-1.9 1.9l-35.9 1.3a2 2 0 0 1-2-2.1z"/>';

const STAR = 'M12 2l3.1 6.5 7.1.9-5.2 4.9 1.3 7-6.3-3.4-6.3 3.4 1.3-7-5.2-4.9 7.1-.9z';
/** A star is 24 × 1.6 = 38.4 wide. */
const STAR_STEP = 44;

function stars(average: number) {
  const row = (fill: string) =>
    [0, 1, 2, 3, 4]
      .map(n => `<path fill="${fill}" transform="translate(${n * STAR_STEP} 0) scale(1.6)" d="${STAR}"/>`)
      .join('');
  const part = average - Math.floor(average);
  const width = Math.floor(average) * STAR_STEP + part * 38.4;
  return `${row(COLOURS.starOff)}<clipPath id="rated"><path d="M0 0h${width}v40H0z"/></clipPath><g clip-path="url(#rated)">${row(COLOURS.starOn)}</g>`;
}

function paragraph({ lines, size }: FittedText, x: number, y: number, fill: string) {
  const step = size * LINE_HEIGHT;
  return {
    svg: lines.map(({ paths }, index) => group(x, y + size + index * step, fill, paths)).join(''),
    bottom: y + lines.length * step,
  };
}

/** The pixels that a problem line moves the rating up. */
const PROBLEM_HEIGHT = 48;

function problemLine({ problem }: ShareFacts, { body }: ShareFonts) {
  const box = { width: TEXT_WIDTH, height: 36, sizes: [30, 16] } as const;
  const text = fitText(`Most named: ${problem}`, body, box);
  return problem ? paragraph(text, MARGIN, HEIGHT - MARGIN - 30, COLOURS.text).svg : '';
}

function rating({ average, basis, problem }: ShareFacts, { heading, body }: ShareFonts) {
  const y = HEIGHT - MARGIN - (problem ? PROBLEM_HEIGHT : 0);
  const box = { width: TEXT_WIDTH, height: 36, sizes: [30, 16] } as const;
  if (!average) return paragraph(fitText(basis, body, box), MARGIN, y - 50, COLOURS.muted).svg;
  const number = heading.line(average, 84);
  const left = MARGIN + number.width + 24;
  const count = fitText(basis, body, { ...box, width: DRAWING.x - 24 - left });
  return [
    group(MARGIN, y - 4, COLOURS.text, number.paths),
    group(left, y - 68, 'none', stars(Number(average))),
    paragraph(count, left, y - 24, COLOURS.muted).svg,
  ].join('');
}

function label({ paths, width }: Line) {
  const box = { width: width + 32, height: 44 };
  const [x, y] = [WIDTH - 24 - box.width, HEIGHT - 24 - box.height];
  const frame = `<rect width="${box.width}" height="${box.height}" rx="8" fill="${COLOURS.brand}"/>`;
  return group(x, y, COLOURS.white, `${frame}<g transform="translate(16 30)">${paths}</g>`);
}

/**
 * Returns a share image as an SVG without text: letters are paths.
 * @param drawing an SVG of 480 × 320 for the right half
 */
export function drawShareImage(facts: ShareFacts, drawing: string, fonts: ShareFonts): string {
  const { heading, body } = fonts;
  const title = paragraph(
    fitText(facts.title, heading, { width: TEXT_WIDTH, height: facts.problem ? 188 : 232, sizes: [60, 24] }),
    MARGIN,
    144,
    COLOURS.text,
  );
  const locality = paragraph(
    fitText(facts.locality, body, { width: TEXT_WIDTH, height: 72, sizes: [30, 20] }),
    MARGIN,
    title.bottom + 12,
    COLOURS.muted,
  );
  const picture = drawing
    .replace('<svg ', `<svg x="${DRAWING.x}" y="0" `)
    .replace(/width="\d+" height="\d+"/, `width="${DRAWING.width}" height="${HEIGHT}"`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOURS.background}"/>`,
    `<g transform="translate(${MARGIN} 52) scale(.875)">${LOGO}</g>`,
    group(MARGIN + 72, 92, COLOURS.brand, heading.line('Home Truths', 34).paths),
    title.svg,
    locality.svg,
    rating(facts, fonts),
    problemLine(facts, fonts),
    picture,
    label(body.line('Illustration', 22)),
    '</svg>',
  ].join('');
}
