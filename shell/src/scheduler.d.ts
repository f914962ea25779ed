interface Window {
  /** https://developer.mozilla.org/docs/Web/API/Scheduler; not in every browser. */
  scheduler?: { yield?: () => Promise<void> };
}
