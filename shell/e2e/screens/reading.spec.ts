import type { Page } from '@playwright/test';
import { holdFiles } from '../support/faults.ts';
import { GUIDES } from '../support/screens.ts';
import { expect, site, test, visit } from '../support/visit.ts';

const ARTICLE = '/resources/what-to-watch-for-when-renting';

/** The entry of the outline beside the text that is marked. */
const marked = (page: Page) => page.locator('nav[aria-labelledby=outline] a[aria-current]');

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const path of GUIDES) {
    test(`${path} shows its outline, Quick Links and our message whole beside the text`, async ({ page }) => {
      await visit(page, path);
      await page.evaluate(() => scrollTo(0, 2000));
      for (const name of ['In This Guide', 'Quick Links']) {
        await expect(page.getByRole('navigation', { name })).toBeInViewport({ ratio: 1 });
      }
      await expect(page.locator('[data-ad=sidebar]')).toBeInViewport({ ratio: 1 });
    });
  }

  test('an article has its outline beside it, and leads to the guide that it names', async ({ page }) => {
    await visit(page, ARTICLE);
    const outline = page.getByRole('navigation', { name: 'In This Guide' });
    await outline.getByRole('link', { name: 'Day one: the photos' }).click();
    await expect(page.getByRole('heading', { name: 'Day one: the photos' })).toBeFocused();
    await expect(marked(page)).toHaveText('Day one: the photos');
    for (const part of [outline, page.getByRole('navigation', { name: 'Quick Links' })]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole('article').getByRole('link', { name: 'tenant rights' }).click();
    await expect(page).toHaveURL('/tenant-rights-australia');
  });

  test('the row of the chosen state stands alone, the others on demand', async ({ page }) => {
    await visit(page, '/tenant-rights-australia');
    const rows = page.getByRole('table', { name: /^Some rules by state/ }).locator('tbody tr');
    await expect(rows.filter({ visible: true })).toHaveCount(8);
    await page.getByLabel('Your state').selectOption('Queensland (QLD)');
    await expect(rows.filter({ visible: true })).toHaveText([/^Queensland/]);
    await visit(page, '/first-time-renter-guide');
    await expect(rows.filter({ visible: true })).toHaveText([/^Queensland/]);
    await page.getByRole('button', { name: 'All states and territories' }).click();
    await expect(rows.filter({ visible: true })).toHaveCount(8);
  });

  test('a topic of the resources is one click away', async ({ page }) => {
    await visit(page, '/resources');
    await page
      .getByRole('navigation', { name: 'Topics' })
      .getByRole('link', { name: 'Legal Advice 3' })
      .click();
    await expect(page.getByRole('heading', { name: 'Legal Advice' })).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Legal Advice' })).toBeFocused();
  });

  test('resources stand in columns of one width, however many a group has', async ({ page }) => {
    await visit(page, '/resources');
    const cards = await page.getByRole('article').all();
    const boxes = await Promise.all(cards.map(card => card.boundingBox()));
    expect(boxes).toHaveLength(14);
    expect(new Set(boxes.map(box => Math.round(box?.width ?? 0))).size).toBe(1);
  });

  for (const path of ['/first-time-renter-guide', '/help', '/terms']) {
    test(`${path} marks its first part whenever the page is at its top`, async ({ page }) => {
      await visit(page, path);
      // until then the parts out of sight have no height of their own
      await page.waitForSelector('html[data-whole]');
      const first = page.locator('nav[aria-labelledby=outline] a').first();
      await expect(first).toHaveAttribute('aria-current', 'location');
      // while the page still moves to its end Chromium takes no other key
      const stopped = page.evaluate(
        () => new Promise(resolve => document.addEventListener('scrollend', () => resolve(null))),
      );
      await page.keyboard.press('End');
      await expect(first).not.toHaveAttribute('aria-current');
      await stopped;
      await page.keyboard.press('Home');
      await expect(first).toHaveAttribute('aria-current', 'location');
      await expect(marked(page)).toHaveCount(1);
    });
  }
});

const STATES = '/tenant-rights-australia';
const table = (page: Page) => page.getByRole('table', { name: /^Some rules by state/ });
/** How far a row is from the left edge of the window. */
const leftOf = (page: Page, state: string) =>
  table(page)
    .locator('tbody tr', { hasText: state })
    .evaluate(row => row.getBoundingClientRect().left);

test.describe('on a phone', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const path of [...GUIDES, '/privacy', '/cookies']) {
    test(`${path} cuts no table at its edge`, async ({ page }) => {
      await visit(page, path);
      const cut = await page
        .locator('section:has(> table)')
        .evaluateAll(frames => frames.filter(layout => layout.scrollWidth > layout.clientWidth).length);
      expect(cut).toBe(0);
      const heads = page.locator('thead');
      for (const head of await heads.all()) await expect(head).toBeHidden();
    });
  }

  test('the chosen state is shown first, also on the next visit and in the other guide', async ({ page }) => {
    await visit(page, STATES);
    const picker = page.getByLabel('Your state');
    await picker.selectOption('Queensland (QLD)');
    await expect.poll(() => leftOf(page, 'Queensland')).toBeLessThan(40);
    for (const path of [STATES, '/first-time-renter-guide']) {
      await visit(page, path);
      await expect(picker).toHaveValue('QLD');
      await expect(table(page).locator('tr[aria-current]')).toContainText('Queensland (QLD)');
      await expect.poll(() => leftOf(page, 'Queensland')).toBeLessThan(40);
    }
    await picker.selectOption('Choose your state');
    await visit(page, STATES);
    await expect(picker).toHaveValue('');
  });

  test('nothing moves when the remembered state is put first', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('state', '"QLD"');
      const add = (list: PerformanceObserverEntryList) => {
        const sum = list.getEntries().reduce((sum, entry) => sum + Reflect.get(entry, 'value'), 0);
        Object.assign(window, { moved: (Reflect.get(window, 'moved') ?? 0) + sum });
      };
      new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
    });
    // the fonts never come: lines that they break elsewhere are another matter
    await page.route('**/*.woff2', () => {});
    await visit(page, `${STATES}#state-by-state`);
    await expect.poll(() => leftOf(page, 'Queensland')).toBeLessThan(40);
    expect((await page.evaluate(() => Reflect.get(window, 'moved'))) ?? 0).toBeLessThan(0.005);
  });

  test('a state chosen before the script was there is preserved', async ({ page }) => {
    const letCome = await holdFiles(page, '**/*.js');
    await page.goto(STATES, { waitUntil: 'commit' });
    const picker = page.getByLabel('Your state');
    await picker.selectOption('Tasmania (TAS)');
    letCome();
    await expect(table(page).locator('tr[aria-current]')).toContainText('Tasmania (TAS)');
    await expect(picker).toHaveValue('TAS');
    expect(await page.evaluate(() => localStorage.getItem('state'))).toBe('"TAS"');
  });

  test('something else under the key is no state', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('state', '{"a":1}'));
    await visit(page, STATES);
    await expect(page.getByLabel('Your state')).toHaveValue('');
  });

  test('all states are printed', async ({ page }) => {
    await visit(page, STATES);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByLabel('Your state')).toBeHidden();
    await expect(page.getByRole('columnheader', { name: 'Rent increases' })).toBeVisible();
    await expect(table(page).locator('tbody tr')).toHaveCount(8);
  });

  test('a home page visitor is one tap from the inspection checklist', async ({ page }) => {
    await visit(page, '/');
    const link = page.getByRole('link', { name: 'Open the checklist' });
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Inspection checklist' })).toBeVisible();
  });
});

test.describe('on a phone without scripts', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

  test('all states stand one below the other', async ({ page }) => {
    await page.goto(STATES);
    await expect(page.locator('select[name=state]')).toBeHidden();
    const rows = await table(page).locator('tbody tr').all();
    expect(rows).toHaveLength(8);
    const lefts = await Promise.all(rows.map(async row => (await row.boundingBox())?.x));
    expect(new Set(lefts).size).toBe(1);
  });

  for (const colours of ['none', 'active'] as const) {
    test(`plots are drawn to scale, forced colours: ${colours}`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: colours });
      await page.goto('/home-deposit-guide');
      const plot = page.locator('[data-plot]');
      await expect(plot).toHaveAttribute('aria-hidden', 'true');
      const bars = await plot.locator('[style*="--zero"]').all();
      const shares = bars.map(async bar => {
        const [deposit, whole] = await Promise.all([
          bar.locator('> span').first().boundingBox(),
          bar.boundingBox(),
        ]);
        return Math.round(((deposit?.width ?? 0) / (whole?.width ?? 1)) * 100);
      });
      expect(await Promise.all(shares)).toEqual([5, 10, 20]);
      const grounds = await plot
        .locator('[style*="--size"]')
        .evaluateAll(parts => parts.slice(0, 2).map(part => getComputedStyle(part).backgroundColor));
      expect(new Set(grounds).size).toBe(2);
    });
  }
});

test('on paper a dark page is light, and what has a ground keeps it', async ({ page }) => {
  await page.context().addCookies([{ name: 'theme', value: 'dark', url: site }]);
  for (const path of ['/home-deposit-guide', '/property/1']) {
    await page.emulateMedia({ media: 'screen' });
    await visit(page, path);
    await expect(page.locator('html')).toHaveClass(/dark/);
    await page.emulateMedia({ media: 'print' });
    const looks = await page.getByRole('heading', { level: 1 }).evaluate(title => {
      const { color, printColorAdjust } = getComputedStyle(title);
      return [color, printColorAdjust, getComputedStyle(document.body).backgroundColor];
    });
    expect(looks).toEqual(['rgb(18, 34, 43)', 'exact', 'rgb(255, 255, 255)']);
  }
});

/** The scripts that a page has loaded and that can draw a plot. */
async function plotters(page: Page) {
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
  );
  const codes = await Promise.all(scripts.map(async url => (await page.request.get(url)).text()));
  return codes.filter(code => code.includes('data-plot'));
}

test('a plot comes with the page and without a script, and is drawn on the way to another guide', async ({
  page,
}) => {
  await visit(page, '/home-deposit-guide');
  await expect(page.locator('[data-plot]')).toBeVisible();
  expect(await plotters(page)).toEqual([]);
  await page
    .getByRole('region', { name: 'Also Read' })
    .getByRole('link', { name: 'Property Investment Basics' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Property Investment Basics');
  await expect(page.locator('[data-plot]')).toBeVisible();
  expect(await plotters(page)).toHaveLength(1);
});
