/** Waits until the page has loaded and is idle, 5 seconds at most. */
export const whenIdle = () =>
  new Promise<void>(done => {
    const idle = () =>
      'requestIdleCallback' in window
        ? requestIdleCallback(() => done(), { timeout: 5000 })
        : setTimeout(done, 500);
    if (document.readyState === 'complete') idle();
    else window.addEventListener('load', idle, { once: true });
  });
