/** 128 random bits as text; `crypto.randomUUID` is not there on a plain http address. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

/**
 * Keys for one opened form: the same words have the same key however often they are sent, so that a double click
 * or a retry after a lost answer is one write; other words are another write.
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
