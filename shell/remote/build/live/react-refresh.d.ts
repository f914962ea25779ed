declare module 'react-refresh/runtime' {
  export function register(type: unknown, id: string): void;
  export function createSignatureFunctionForTransform(): (type: unknown, ...more: unknown[]) => unknown;
  export function getFamilyByType(type: unknown): object | undefined;
  export function isLikelyComponentType(type: unknown): boolean;
  export function performReactRefresh(): unknown;
}
