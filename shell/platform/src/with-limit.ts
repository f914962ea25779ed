/** Rejects with a clear message when a promise takes longer than the limit (milliseconds). */
export const withLimit = <T>(limit: number, what: string, promise: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what} took longer than ${limit} ms`)), limit);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
