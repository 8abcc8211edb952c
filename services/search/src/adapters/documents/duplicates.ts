/** Whether a write failed as something unique is there already. */
export const isDuplicate = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === 11000;
