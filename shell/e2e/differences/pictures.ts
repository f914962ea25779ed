import type { BrowserContext, Page } from '@playwright/test';
import { VARYING_TEXTS } from '../../tools/normalise.ts';
import { openScreen, type Screen } from '../support/screens.ts';
import { painted, waitForAnimations } from '../support/visit.ts';
import { BROWSER_TIME } from './dated-site.ts';
import type { Records } from './records.ts';

/** Makes the window as high as the page, and loads what is seen in it. */
async function showAll(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: widthOf(page), height });
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) {
      // a late one beside the window would never load
      image.loading = 'eager';
    }
    await Promise.allSettled([...document.images].map(image => image.decode()));
  });
}

/** Replaces in a page the texts that are different in each run. */
const normalise = (page: Page) =>
  page.evaluate(
    patterns => {
      const replace = (text: string) =>
        patterns.reduce(
          (result, { source, flags, replacement }) => result.replace(new RegExp(source, flags), replacement),
          text,
        );
      for (const field of document.querySelectorAll('input')) field.value = replace(field.value);
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = replace(node.nodeValue ?? '');
        if (text !== node.nodeValue) node.nodeValue = text;
      }
    },
    VARYING_TEXTS.map(([{ source, flags }, replacement]) => ({ source, flags, replacement })),
  );

const widthOf = (page: Page) => page.viewportSize()?.width ?? 0;
const isLoaded = () => !document.querySelector('[aria-busy=true], [data-loading]');

/** Takes pictures of each screen, light and dark: of the whole page, or of a dialog in its window. */
export async function takePictures(context: BrowserContext, screens: Screen[], records: Records) {
  const page = await context.newPage();
  // a slow machine is no difference
  page.setDefaultTimeout(120_000);
  await page.clock.setFixedTime(BROWSER_TIME);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const screen of screens) {
    await page.setViewportSize({ width: widthOf(page), height: 900 });
    await openScreen(page, screen);
    await page.waitForFunction(isLoaded);
    // late chunks such as the drawing of a chart
    await page.waitForLoadState('networkidle');
    // first, since it changes where lines break, and so how high the page is
    await normalise(page);
    if (!screen.open) await showAll(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await painted(page);
      await page.waitForFunction(isLoaded);
      await waitForAnimations(page);
      await normalise(page);
      const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      records.add(`pictures/${screen.name}, ${widthOf(page)} px, ${colorScheme}`, picture);
    }
  }
  await context.close();
}
