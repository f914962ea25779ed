import type { Boot } from '../boot.ts';
import { type Boundary, findBoundaries } from './find-boundaries.ts';

/** Dark enough for white text; the shell's first. */
const COLOURS = ['#45565E', '#1B5166', '#A8371F', '#23634A', '#6B3FA0', '#8A5300', '#1D5A8E', '#8C2F6B'];

const BORDER_PX = 2;

const STYLE = `
:host { position: absolute; inset: 0 auto auto 0; z-index: 100; pointer-events: none }
div { position: absolute; box-sizing: border-box; border: ${BORDER_PX}px solid; box-shadow: 0 0 0 1px #fff, inset 0 0 0 1px #fff }
span { position: absolute; top: 0; box-sizing: border-box; padding: 1px 6px; font: 600 12px/1.5 system-ui, sans-serif; color: #fff; white-space: nowrap; overflow: hidden; text-overflow: ellipsis }
@media print { :host { display: none } }
`;

function box({ element, label, owner }: Boundary) {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (!width || !height) return [];
  const colour = COLOURS[(owner + 1) % COLOURS.length] ?? '';
  const box = document.createElement('div');
  Object.assign(box.style, {
    left: `${left + scrollX}px`,
    top: `${top + scrollY}px`,
    width: `${width}px`,
    height: `${height}px`,
    borderColor: colour,
  });
  const caption = document.createElement('span');
  caption.textContent = label;
  // the caption uses the space that is free, and never makes the page wider
  const { clientWidth } = document.documentElement;
  const isRight = left > clientWidth / 2;
  const available = isRight ? left + width : clientWidth - left - 2 * BORDER_PX;
  Object.assign(caption.style, {
    background: colour,
    [isRight ? 'right' : 'left']: '0',
    maxWidth: `${available}px`,
  });
  box.append(caption);
  return [box];
}

/**
 * Draws the boundaries over the page and updates their positions. The page itself is not modified.
 * @returns removes them
 */
export function drawBoundaries(boot: Boot): () => void {
  const layer = document.createElement('div');
  layer.setAttribute('aria-hidden', 'true');
  const shadow = layer.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  shadow.adoptedStyleSheets = [sheet];
  document.body.append(layer);

  let animationFrame = 0;
  const draw = () => shadow.replaceChildren(...findBoundaries(boot, location.pathname).flatMap(box));
  const scheduleDraw = () => {
    cancelAnimationFrame(animationFrame);
    animationFrame = requestAnimationFrame(draw);
  };
  const root = document.getElementById('root') as HTMLElement;
  const changes = new MutationObserver(scheduleDraw);
  changes.observe(root, { childList: true, subtree: true });
  const sizes = new ResizeObserver(scheduleDraw);
  sizes.observe(root);
  addEventListener('resize', scheduleDraw);
  // the header is sticky
  addEventListener('scroll', scheduleDraw, { passive: true });
  draw();
  return () => {
    cancelAnimationFrame(animationFrame);
    changes.disconnect();
    sizes.disconnect();
    removeEventListener('resize', scheduleDraw);
    removeEventListener('scroll', scheduleDraw);
    layer.remove();
  };
}
