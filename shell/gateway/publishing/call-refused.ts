/** A call that is refused with a status and a sentence. */
export class CallRefused extends Error {
  override name = 'CallRefused';
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, sentence: string, headers: Record<string, string> = {}) {
    super(sentence);
    this.status = status;
    this.headers = status === 401 ? { ...headers, 'www-authenticate': 'Bearer' } : headers;
  }
}
