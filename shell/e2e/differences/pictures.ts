import type { BrowserContext, Page } from '@playwright/test';
import { VARYING_TEXTS } from '../../server/commands/normalised.ts';
import { openScreen, type Screen } from '../support/screens.ts';
import { painted, waitForAnimations } from '../support/visit.ts';
import { BROWSER_TIME } from './dated-site.ts';
import type { Records } from './records.ts';

/** Replaces in a page the texts that are different in each run, and loads its pictures. */
async function prepare(page: Page) {
  const patterns = VARYING_TEXTS.map(([{ source, flags }, replacement]) => ({ source, flags, replacement }));
  await page.evaluate(async patterns => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.allSettled([document.fonts.ready, ...images.map(image => image.decode())]);
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
  }, patterns);
}

/** Takes pictures of each screen, light and dark: of the whole page, or of a dialog in its window. */
export async function takePictures(context: BrowserContext, screens: Screen[], records: Records) {
  const page = await context.newPage();
  // a slow machine is no difference
  page.setDefaultTimeout(120_000);
  await page.clock.setFixedTime(BROWSER_TIME);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const screen of screens) {
    await openScreen(page, screen);
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true], [data-loading]'));
    await prepare(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await painted(page);
      await waitForAnimations(page);
      const options = { fullPage: !screen.open, animations: 'disabled', caret: 'hide' } as const;
      const picture = await page.screenshot(options);
      records.add(`pictures/${screen.name}, ${page.viewportSize()?.width} px, ${colorScheme}`, picture);
    }
  }
  await context.close();
}
