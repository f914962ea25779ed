/** `crypto.randomUUID` does not exist on plain HTTP. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

/** Gives the same content the same key, so that a double click or a retry is one write. */
export function createIdempotencyKeys() {
  const keys = new Map<string, string>();
  return (body: unknown) => {
    const content = JSON.stringify(body);
    const key = keys.get(content) ?? randomKey();
    keys.set(content, key);
    return key;
  };
}
