import { range, repeat } from './support/load.ts';
import { expectReviews, makeProperty, writeReview } from './support/records.ts';
import { Site } from './support/site.ts';

const REVIEWS = 1000;
/** After so many acknowledged reviews the backend is killed. */
const KILLS = [200, 400, 600, 800];

test('fault 1: the backend is killed four times while 1,000 reviews are written', () =>
  Site.during(async site => {
    const properties = await repeat(5, 5, n => makeProperty(site, n));
    let acknowledged = 0;
    await repeat(REVIEWS, 10, async n => {
      await writeReview(site, properties[n % 5] as number, `Review ${n}`);
      if (KILLS.includes(++acknowledged)) site.signal('SIGKILL', site.pidOf('backend'));
    });
    await expectReviews(
      site,
      properties,
      range(REVIEWS).map(n => `Review ${n}`),
    );
  }));
