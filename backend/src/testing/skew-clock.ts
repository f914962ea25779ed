/** Makes this process believe in another time; its timers run on, and so does the clock of the database. */
export const skewClock = (hours: number) =>
  import.meta.jest.useFakeTimers({
    now: Date.now() + hours * 3_600_000,
    doNotFake: [
      ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate'] as const),
      ...(['clearImmediate', 'nextTick', 'queueMicrotask', 'performance', 'hrtime'] as const),
    ],
  });
