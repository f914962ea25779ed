import type { SlotName } from '@home-truths/platform/slots';
import type { Boot } from '../boot.ts';
import { remoteFor } from '../remote-for.ts';

interface Boundary {
  element: Element;
  /** For example `Reviews · mf-reviews 1.0.0-ab12cd34 · property.reviews/v1`. */
  label: string;
  /** Index in the registry; -1 for the shell. */
  owner: number;
}

export function findBoundaries({ version, remotes, slots, paths }: Boot, path: string): Boundary[] {
  const toBoundary = (element: Element, name: string | undefined, slot = ''): Boundary => {
    const owner = remotes.findIndex(remote => remote.name === name);
    const { name: remote = 'shell', version: release = version, team } = remotes[owner] ?? {};
    const parts = [team ?? (owner < 0 && 'Shell'), `${remote.replaceAll('_', '-')} ${release}`, slot];
    return { element, owner, label: parts.filter(Boolean).join(' · ') };
  };
  const findAll = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  return [
    ...findAll('#root > div > :is(header, footer)').map(element => toBoundary(element, undefined)),
    ...findAll('#content').map(element => toBoundary(element, remoteFor(paths, path))),
    ...findAll('[data-slot]').map(element => {
      const slot = element.dataset.slot ?? '';
      return toBoundary(element, slots[slot as SlotName], slot);
    }),
  ];
}

/** Dark enough for white text; the first is the shell's. */
const COLOURS = ['#45565E', '#1B5166', '#A8371F', '#23634A', '#6B3FA0', '#8A5300', '#1D5A8E', '#8C2F6B'];

const BORDER_PX = 2;

const STYLE = `
:host { position: absolute; inset: 0 0 auto; z-index: 100; overflow-x: clip; pointer-events: none }
div { position: absolute; box-sizing: border-box; border: ${BORDER_PX}px solid; box-shadow: 0 0 0 1px #fff, inset 0 0 0 1px #fff }
span { position: absolute; top: 0; box-sizing: border-box; padding: 1px 6px; font: 600 12px/1.5 system-ui, sans-serif; color: #fff; white-space: nowrap; overflow: hidden; text-overflow: ellipsis }
@media print { :host { display: none } }
`;

function drawBox({ element, label, owner }: Boundary) {
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
  // the caption must not make the page wider
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

/** Returns a function that removes the boundaries. */
export function drawBoundaries(boot: Boot): () => void {
  const layer = document.createElement('div');
  layer.setAttribute('aria-hidden', 'true');
  const shadow = layer.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  shadow.adoptedStyleSheets = [sheet];
  document.body.append(layer);

  let animationFrame = 0;
  const draw = () => shadow.replaceChildren(...findBoundaries(boot, location.pathname).flatMap(drawBox));
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
