/** 128 random bits as text; `crypto.randomUUID` does not exist on a plain http URL. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

/**
 * Idempotency keys for one opened form: the same content has the same key however often it is sent, so that a double
 * click or a retry after a lost response is one write; other content is another write.
 */
export function createIdempotencyKeys() {
  const keys = new Map<string, string>();
  return (body: unknown) => {
    const content = JSON.stringify(body);
    const key = keys.get(content) ?? randomKey();
    keys.set(content, key);
    return key;
  };
}
