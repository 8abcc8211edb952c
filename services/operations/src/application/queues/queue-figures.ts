import type { JobCounts, MinuteOfWork } from '@lintel/platform/jobs';

export interface QueueFigures extends JobCounts {
  readonly name: string;
  readonly work: QueueWork;
}

export interface QueueWork {
  readonly completed: number;
  readonly failedAttempts: number;
  readonly meanWaitMs: number | null;
  readonly longestWaitMs: number;
  readonly meanWorkMs: number | null;
  readonly longestWorkMs: number;
  readonly minutes: readonly MinuteOfWork[];
}

export function workOf(minutes: readonly MinuteOfWork[]): QueueWork {
  const sum = (of: (minute: MinuteOfWork) => number): number =>
    minutes.reduce((total, minute) => total + of(minute), 0);
  const longest = (of: (minute: MinuteOfWork) => number): number => Math.max(0, ...minutes.map(of));
  const [completed, failedAttempts] = [sum((one) => one.completed), sum((one) => one.failedAttempts)];
  return {
    completed,
    failedAttempts,
    meanWaitMs: mean(
      sum((one) => one.waitedMs),
      sum((one) => one.first),
    ),
    longestWaitMs: longest((one) => one.longestWaitMs),
    meanWorkMs: mean(
      sum((one) => one.workedMs),
      completed + failedAttempts,
    ),
    longestWorkMs: longest((one) => one.longestWorkMs),
    minutes,
  };
}

const mean = (total: number, of: number): number | null => (of > 0 ? total / of : null);
