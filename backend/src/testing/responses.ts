/** A refused request, as a test expects it. */
export const refusal = (status: number, text: string | RegExp) => ({
  status,
  text: typeof text === 'string' ? text : expect.stringMatching(text),
});

export const statusesOf = (responses: readonly { status: number }[]) => responses.map(({ status }) => status);

/** The cookie that a response sets, as a browser sends it back. */
export const cookieOf = ({ headers }: { headers: Headers }, name = 'sid') => {
  const line = headers.getSetCookie().find(cookie => cookie.startsWith(`${name}=`));
  return { Cookie: line?.split(';')[0] ?? '' };
};

/** Does something so many times at once. */
export const atOnce = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));

/** Does something so many times, one after the other. */
export async function inTurn<T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let n = 0; n < count; n++) results.push(await work(n));
  return results;
}
