export function runModule(id: string, code: string, require: (name: string) => unknown): unknown;

export function evaluate(
  id: string,
  code: string,
  sharedModules: Record<string, unknown>,
): Record<string, { default: unknown }> | undefined;
