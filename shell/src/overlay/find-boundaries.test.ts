/** @jest-environment ./platform/src/testing/environment.mjs */
import { buildBoot, buildRemote } from '../testing.ts';
import { findBoundaries } from './draw-boundaries.ts';

const BOOT = buildBoot({
  remotes: [buildRemote('mf_property', { team: 'Property' }), buildRemote('mf_reviews')],
  slots: { 'property.reviews/v1': 'mf_reviews' },
  paths: { mf_property: ['/property'] },
});

const draw = () => {
  document.body.innerHTML = `<div id="root"><div><header></header><main id="content">
    <div data-slot="property.reviews/v1"></div><div data-slot="account.bookmark/v1"></div>
  </main><footer></footer></div></div>`;
};

test('layout, page and slots are each labelled with team, remote and version', () => {
  draw();
  expect(findBoundaries(BOOT, '/property/7').map(({ label }) => label)).toEqual([
    'Shell · shell 1.0.0-5e115e11',
    'Shell · shell 1.0.0-5e115e11',
    'Property · mf-property 1.0.0-ab12cd34',
    'mf-reviews 1.0.0-ab12cd34 · property.reviews/v1',
    'Shell · shell 1.0.0-5e115e11 · account.bookmark/v1',
  ]);
});

test('a page that no remote of the registry owns is the shell’s', () => {
  draw();
  for (const path of ['/nowhere', '/auth/login']) {
    expect(findBoundaries(BOOT, path)[2]).toMatchObject({ label: 'Shell · shell 1.0.0-5e115e11', owner: -1 });
  }
});
