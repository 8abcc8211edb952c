export function builtOf(file: string): string | null;
