import { token } from '@lintel/platform/port';
import type { Alert, NoticeKind } from '../../domain/alerts/alert.js';
import type { RuleSetting, RuleSettings, Severity } from '../../domain/alerts/alert-rules.js';

/** What somebody is told of an alert. */
export interface Notice {
  /** Of this telling: whoever is told twice can see that it is one. */
  readonly id: string;
  readonly kind: NoticeKind;
  readonly alert: string;
  readonly rule: string;
  readonly subject: string;
  readonly severity: Severity;
  readonly title: string;
  readonly reason: string | null;
  /** Since when it has been so, and when this was said; RFC 3339, UTC. */
  readonly since: string;
  readonly at: string;
}

/** A notice and whom it is for: it is kept with the alert in one write, and so is told whatever happens next. */
export interface Telling {
  readonly notice: Notice;
  /** E-mail addresses. */
  readonly emails: readonly string[];
  /** Whether anybody is told by webhook. */
  readonly webhooks: boolean;
}

export interface DueTellings {
  readonly alert: string;
  readonly dueAt: Date;
  readonly notices: readonly Notice[];
}

export interface HistoryPage {
  readonly alerts: readonly Alert[];
  readonly hasMore: boolean;
}

export interface AlertStore {
  /** All that are not resolved, the newest first. */
  open(): Promise<readonly Alert[]>;
  find(id: string): Promise<Alert | null>;
  /** Those that were told and are resolved, the last resolved first, whose title or reason has the text. */
  history(
    sought: string | null,
    page: { readonly first: number; readonly after: HistoryPlace | null },
  ): Promise<HistoryPage>;
  /** When one of the same rule and subject was resolved last, and how often it had flapped. */
  lastResolved(rule: string, subject: string): Promise<Pick<Alert, 'resolvedAt' | 'flaps'> | null>;
  /** False when there is an open one of the same rule and subject. */
  insert(alert: Alert, telling: Telling | null): Promise<boolean>;
  /** False when it was changed meanwhile. */
  replace(before: Alert, after: Alert, telling: Telling | null): Promise<boolean>;
  remove(alert: Alert): Promise<void>;
  /** Those with something to be told by webhook, which nobody else is telling now. */
  due(now: Date): Promise<readonly DueTellings[]>;
  /** Keeps others away from it until then; false when somebody was faster. */
  claim(due: DueTellings, until: Date): Promise<boolean>;
  settle(alert: string, claimedUntil: Date): Promise<void>;
  /** Drops what was resolved before, and all but the last so many. */
  forget(before: Date, kept: number): Promise<void>;
}

export interface HistoryPlace {
  readonly resolvedAt: Date;
  readonly id: string;
}

export interface AlertSettingsStore {
  rules(): Promise<RuleSettings>;
  /** What is left out stays as it is, whoever else changes that. */
  changeRule(name: string, change: Partial<RuleSetting>): Promise<void>;
  emails(): Promise<readonly string[]>;
  saveEmails(addresses: readonly string[]): Promise<void>;
  /** Whether nobody took the turn to look within `leastMs`; then it is taken. */
  takeTurn(now: Date, leastMs: number): Promise<boolean>;
  giveTurnBack(): Promise<void>;
}

export const ALERT_STORE = token<AlertStore>('AlertStore');
export const ALERT_SETTINGS_STORE = token<AlertSettingsStore>('AlertSettingsStore');
