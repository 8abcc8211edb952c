import type { Clock } from '@lintel/kernel';

/** A clock that stands still until it is told. */
export class FakeClock implements Clock {
  private current: Date;

  constructor(start = '2026-03-01T09:00:00.000Z') {
    this.current = new Date(start);
  }

  now(): Date {
    return new Date(this.current);
  }

  advance({
    days = 0,
    seconds = 0,
    milliseconds = 0,
  }: {
    days?: number;
    seconds?: number;
    milliseconds?: number;
  }): void {
    this.current = new Date(this.current.getTime() + days * 86_400_000 + seconds * 1000 + milliseconds);
  }
}
