export function rooms(): string[];
export function packageOf(folder: string): string;
export function roomsWith(script: string): string[];
