import { PermanentFailure, type Worker } from '@lintel/platform/jobs';
import { z } from 'zod';
import type { AlertSchedule } from '../../application/look-after-alerts/alert-schedule.js';
import { toldFrequencies } from '../../domain/saved/alert-times.js';

const dataSchema = z.object({ frequency: z.enum(toldFrequencies) });

export const alertWorker = (schedule: AlertSchedule): Worker => ({
  async handle({ key, data }) {
    const parsed = dataSchema.safeParse(data);
    if (!parsed.success) throw new PermanentFailure(`job ${key} does not say which alerts are meant`);
    await schedule.due(parsed.data.frequency);
  },
});
