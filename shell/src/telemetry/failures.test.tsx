/** @jest-environment ./platform/src/testing/environment.mjs */
import { Component, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { buildBoot, textOf, writeBoot } from '../testing.ts';
import { loadDeferred, onCaughtError, watchErrors } from './failures.ts';

const { jest } = import.meta;

class Boundary extends Component<{ name?: string; fallback?: ReactNode; children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
const Broken = () => {
  throw new RangeError('broken');
};

async function draw(tree: ReactNode) {
  const drawn = createRoot(document.body.appendChild(document.createElement('div')), { onCaughtError });
  drawn.render(tree);
  await new Promise(done => setTimeout(done, 20));
}

test('uncaught errors and errors of boundaries are reported when the page is left', async () => {
  writeBoot(buildBoot({ version: '1.0.0' }));
  const beacon = jest.fn<boolean, [string, Blob]>(() => true);
  // web-vitals needs APIs that jsdom does not have
  Object.assign(performance, { getEntriesByType: () => [] });
  Object.assign(navigator, { sendBeacon: beacon });
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  watchErrors();
  window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('x') }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no words' }));
  for (const props of [{ name: 'property.reviews/v1' }, { fallback: null }, {}])
    await draw(
      <Boundary {...props}>
        <Broken />
      </Boundary>,
    );
  expect(said).toHaveBeenCalledTimes(3);
  await loadDeferred();
  window.dispatchEvent(new Event('pagehide'));
  expect(beacon).toHaveBeenCalledTimes(1);
  const [path, body] = beacon.mock.calls[0] as [string, Blob];
  expect([path, body.type]).toEqual(['/api/telemetry', 'application/json']);
  const release = { remote: 'shell', version: '1.0.0' };
  expect(JSON.parse(await textOf(body)).reports).toEqual([
    { ...release, kind: 'error', name: 'TypeError' },
    { ...release, kind: 'error', name: 'Unknown' },
    { ...release, kind: 'slot', name: 'property.reviews/v1' },
    { ...release, kind: 'error', name: 'RangeError' },
  ]);
});
