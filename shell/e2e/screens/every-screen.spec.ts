import type { APIRequestContext, Page } from '@playwright/test';
import { adminScreens, memberScreens, openScreen, publicScreens, type Screen } from '../support/screens.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInDark,
  expectNoSidewaysScroll,
  painted,
  test,
  waitForAnimations,
} from '../support/visit.ts';

/** Who sees which screens. */
const SCREENS: Record<string, (page: Page, request: APIRequestContext) => Promise<Screen[]>> = {
  everybody: (_, request) => publicScreens(request),
  members: memberScreens,
  administrators: adminScreens,
};

/** What is cut off or sticks out to the right; tables and rows of links scroll inside themselves. */
const outOfReach = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const SCROLLS = 'section:has(> table), [data-scroll-row], textarea, select';
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const isTiny = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width <= 1 || height <= 1;
    };
    const isHidden = (element: Element) => isTiny(element) || isTiny(element.parentElement ?? element);
    const hasText = (element: Element) =>
      [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) ||
      element.matches('input, button, select, textarea, svg');
    /** The nearest part that cuts off what is higher or wider than itself, unless by an ellipsis. */
    const isCut = (element: Element) => {
      const { right, bottom } = element.getBoundingClientRect();
      for (let part = element.parentElement; part; part = part.parentElement) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(part);
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
        const edge = part.getBoundingClientRect();
        if (overflowX !== 'visible' && overflowX !== 'auto' && right > edge.right + 1) return true;
        if (overflowY === 'hidden' && bottom > edge.bottom + 1) return true;
        if (overflowY === 'auto' || overflowY === 'scroll') return false;
      }
      return false;
    };
    return [...document.body.querySelectorAll('*')]
      .filter(element => hasText(element) && isSeen(element) && !isHidden(element))
      .filter(element => !element.closest(SCROLLS))
      .filter(element => element.getBoundingClientRect().right > width + 1 || isCut(element))
      .map(element => `${element.tagName.toLowerCase()} ${(element.textContent ?? '').trim().slice(0, 40)}`)
      .slice(0, 5);
  });

/** Bars that lie over what has the focus and are no part of it, or that it is out of sight or cut in its row. */
const barsOverFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as Element;
    const seen = (focused.closest('label') ?? focused).getBoundingClientRect();
    const name = `${focused.tagName.toLowerCase()} ${focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 30)}`;
    if (seen.bottom <= 0 || seen.top >= window.innerHeight) return [`${name} is out of sight`];
    const sticksOut = seen.left < -1 || seen.right > window.innerWidth + 1;
    if (sticksOut && focused.closest('[data-scroll-row]')) return [`${name} is cut`];
    /** What is seen in the middle of what a bar and the focused element share. */
    const isCoveredBy = (bar: Element) => {
      const edge = bar.getBoundingClientRect();
      const left = Math.max(edge.left, seen.left, 0);
      const right = Math.min(edge.right, seen.right, window.innerWidth);
      const top = Math.max(edge.top, seen.top, 0);
      const bottom = Math.min(edge.bottom, seen.bottom, window.innerHeight);
      if (right - left < 2 || bottom - top < 2) return false;
      return bar.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    };
    return [...document.body.querySelectorAll('*')]
      .filter(element => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
      .filter(element => !element.contains(focused) && !focused.contains(element) && isCoveredBy(element))
      .map(bar => `${name} under ${bar.tagName.toLowerCase()}`);
  });

/** Goes through all stops of the keyboard, 120 at most, and collects what lies over them. */
async function walk(page: Page) {
  const found = new Set<string>();
  const stops = await page.evaluate(
    () =>
      document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]').length,
  );
  for (let stop = 0; stop < Math.min(stops, 120); stop++) {
    await page.keyboard.press('Tab');
    await painted(page);
    // with less motion, too, a transition takes one frame or a few
    await waitForAnimations(page);
    if (await page.evaluate(() => document.activeElement === document.body)) break;
    for (const bar of await barsOverFocus(page)) found.add(bar);
  }
  return [...found].slice(0, 5);
}

/** What is chosen and has the ground of what is not. */
const indistinguishable = (page: Page) =>
  page.evaluate(() => {
    const CHOSEN =
      '[aria-pressed=true], [role=tab][aria-selected=true], a[aria-current], label:has([type=radio]:checked)';
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'background: Highlight; forced-color-adjust: none';
    const highlight = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return [...document.querySelectorAll(CHOSEN)]
      .filter(element => getComputedStyle(element).backgroundColor !== highlight)
      .map(element => `${element.tagName.toLowerCase()} ${element.textContent?.trim().slice(0, 40)}`);
  });

/** Headings that leave out a level. */
const headingsOutOfOrder = (page: Page) =>
  page.evaluate(() => {
    const levels = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')].map(heading => ({
      level: Number(heading.tagName[1]),
      text: heading.textContent,
    }));
    return levels.filter(({ level }, i) => level > (levels[i - 1]?.level ?? 1) + 1);
  });

/** What moves although less motion is wished for. */
const moving = (page: Page) =>
  page.evaluate(() => {
    const moves = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 20)
      .map(animation => (animation as CSSAnimation).animationName ?? 'transition');
    const glides = [...document.querySelectorAll('*')]
      .filter(element => getComputedStyle(element).scrollBehavior === 'smooth')
      .map(element => `${element.tagName.toLowerCase()} scrolls smoothly`);
    return [...moves, ...glides];
  });

for (const [who, screensOf] of Object.entries(SCREENS)) {
  test.describe(`every screen of ${who}`, () => {
    test.setTimeout(600_000);

    test('text at 200 % needs no sideways scrolling and is not cut', async ({ page, request }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      for (const screen of await screensOf(page, request)) {
        await openScreen(page, screen);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        // charts measure their labels after they have got another size
        await painted(page);
        expect.soft(await outOfReach(page), screen.name).toEqual([]);
      }
    });

    test('at 320 × 256 nothing that has the focus lies under a bar', async ({ page, request }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const screen of await screensOf(page, request)) {
        await openScreen(page, screen);
        expect.soft(await walk(page), screen.name).toEqual([]);
        expect.soft(await outOfReach(page), screen.name).toEqual([]);
        await expectNoSidewaysScroll(page);
      }
    });

    test('forced colours distinguish chosen from not chosen', async ({ page, request }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      for (const screen of await screensOf(page, request)) {
        await openScreen(page, screen);
        expect.soft(await indistinguishable(page), screen.name).toEqual([]);
      }
    });

    test('axe finds nothing in light and dark, and headings are in order', async ({ page, request }) => {
      for (const screen of await screensOf(page, request)) {
        await page.emulateMedia({ colorScheme: 'light' });
        await openScreen(page, screen);
        await expectAccessible(page);
        expect.soft(await headingsOutOfOrder(page), screen.name).toEqual([]);
        await expectAccessibleInDark(page);
      }
    });

    test('nothing moves for who wishes for less motion', async ({ page, request }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const screen of await screensOf(page, request)) {
        await openScreen(page, screen);
        expect.soft(await moving(page), screen.name).toEqual([]);
      }
    });
  });
}
