const { jest } = import.meta;

/** Refuses to read and write storage, as some devices do. @returns ends that */
export function refuseStorage() {
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map(name =>
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('no storage', 'SecurityError');
    }),
  );
  return () => spies.forEach(spy => void spy.mockRestore());
}
