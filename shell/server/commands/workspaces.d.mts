export function workspaces(): string[];
export function packageOf(folder: string): string;
export function workspacesWith(script: string): string[];
