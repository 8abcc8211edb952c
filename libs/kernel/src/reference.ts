/** How many digits of a trace's id are shown to whoever may read them out: enough to find it by. */
const SHOWN = 8;

/** Of a failure of ours, whatever bundle the error was made in: what its reference is taken from. */
export const correlationIn = (error: unknown): string | undefined =>
  error instanceof Error && 'correlationId' in error && typeof error.correlationId === 'string'
    ? error.correlationId
    : undefined;

/** What somebody is told to say when they write about a failure: `Reference 4f2c91ab`. */
export const referenceText = (correlationId: string): string => `Reference ${correlationId.slice(0, SHOWN)}`;
