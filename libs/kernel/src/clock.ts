/** Where code asks what time it is; passed in, so that tests decide. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
