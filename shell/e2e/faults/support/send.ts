/** What a request is sent to, as a page of the site sends it. */
export interface Sender {
  send(
    method: string,
    pathAndSearch: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>;
}

/** Sends a request to a site as a page of it would. */
export function sendTo(
  url: string,
  method: string,
  pathAndSearch: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const isForm = body instanceof FormData;
  return fetch(url + pathAndSearch, {
    method,
    headers: {
      Origin: url,
      ...(body && !isForm ? { 'Content-Type': 'application/json' } : {}),
      ...headers,
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
    redirect: 'manual',
  });
}

/** The cookies that a response set, as a browser would send them. */
export const cookiesOf = (response: Response) => ({
  Cookie: response.headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; '),
});
