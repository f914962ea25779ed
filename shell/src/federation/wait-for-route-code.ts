const RETRY_INTERVAL_S = 10;

function showNotice() {
  const notice = document.createElement('div');
  notice.className = 'late-notice';
  notice.setAttribute('role', 'status');
  notice.append('This page is still loading. You can read it, but the buttons won’t work yet. ');
  const retry = document.createElement('button');
  retry.textContent = 'Try again';
  retry.dataset.retry = '';
  notice.append(retry);
  document.body.append(notice);
  // for `early-actions.ts`
  document.dispatchEvent(new Event('late'));
  return { notice, retry };
}

const waitForRetry = (button: HTMLButtonElement) =>
  new Promise<void>(done => {
    button.addEventListener('click', () => done(), { once: true });
    setTimeout(done, RETRY_INTERVAL_S * 1000);
  });

/** Loads code until that succeeds, with a notice over the server's HTML after a failure. */
export async function waitForRouteCode<Code>(load: () => Promise<Code>): Promise<Code> {
  let shown: ReturnType<typeof showNotice> | undefined;
  for (;;) {
    try {
      const code = await load();
      shown?.notice.remove();
      return code;
    } catch {
      shown ??= showNotice();
      await waitForRetry(shown.retry);
    }
  }
}
