export function restrictNewFiles(): void;
export function withInheritedUmask<T>(work: () => T): T;
