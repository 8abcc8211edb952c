import type { Alert, NoticeKind } from '../../domain/alerts/alert.js';
import { maskAddresses } from '@lintel/kernel';
import type { AlertChannels } from './alert-channels.js';
import type { Telling } from './alert-store.js';

const LONGEST_REASON = 500;

/** @param added addresses that operations staff added to those of the settings */
export const tellingOf = (
  alert: Alert,
  kind: NoticeKind,
  { emails, webhooks }: AlertChannels,
  added: readonly string[],
  now: Date,
): Telling => ({
  notice: {
    ...{ id: `${alert.id}.${alert.told}`, kind, alert: alert.id, rule: alert.rule, subject: alert.subject },
    ...{ severity: alert.severity, title: alert.title },
    reason: alert.reason && maskAddresses(alert.reason).slice(0, LONGEST_REASON),
    ...{ since: alert.since.toISOString(), at: now.toISOString() },
  },
  emails: [...new Set([...emails, ...added])],
  webhooks: webhooks.length > 0,
});
