import { type Clock, type IdSource, type Result, succeed } from '@lintel/kernel';
import { type Acts, refuse, refuseField, type Refusal } from '@lintel/service-kit';
import { z } from 'zod';
import { acknowledge, type Alert } from '../../domain/alerts/alert.js';
import { type RuleInForce, ruleInForce, type RuleSetting } from '../../domain/alerts/alert-rules.js';
import type { AlertChannels } from './alert-channels.js';
import type { AlertSettingsStore, AlertStore } from './alert-store.js';
import { tellingOf } from './compose-telling.js';

export interface RuleChange {
  readonly on?: boolean;
  readonly threshold?: number;
  readonly holdSeconds?: number;
}

const LONGEST_HOLD_SECONDS = 86_400;
const LONGEST_SILENCE_MINUTES = 7 * 24 * 60;
const LONGEST_REASON = 500;
const MOST_EMAILS = 20;
const MOST_RACES = 5;
/** The largest threshold of each unit. */
const largest = { state: 0, count: 1_000_000_000, seconds: 604_800, hours: 8760, share: 1 } as const;

/** What operations staff do about alerts. Each is told to the audit trail before it is done. */
export class ChangeAlertsHandler {
  constructor(
    private readonly alerts: AlertStore,
    private readonly settings: AlertSettingsStore,
    private readonly channels: AlertChannels,
    private readonly acts: Acts,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  async acknowledge(id: string, by: string): Promise<Result<Alert, Refusal>> {
    // Each look may change it meanwhile.
    for (let race = 0; race < MOST_RACES; race++) {
      const alert = await this.alerts.find(id);
      if (!alert) return refuse('NOT_FOUND', 'There is no such alert any more.');
      const after = acknowledge(alert, by, this.clock.now());
      if (typeof after === 'string') return refuse('CONFLICT', refusals[after]);
      if (after === alert) return succeed(alert);
      if (race === 0) await this.#record('alert.acknowledged', 'alert', id, { rule: alert.rule });
      if (await this.alerts.replace(alert, after, null)) return succeed(after);
    }
    return refuse('CONFLICT', 'It keeps changing. Try again.');
  }

  async change(name: string, change: RuleChange): Promise<Result<RuleInForce, Refusal>> {
    const rule = await this.#rule(name);
    if (!rule.ok) return rule;
    const problem = problemOf(rule.value, change);
    if (problem) return refuseField(...problem);
    return this.#save(name, rule.value, change, 'alert-rule.changed', { ...change });
  }

  async silence(
    name: string,
    { minutes, reason, by }: { readonly minutes: number; readonly reason: string; readonly by: string },
  ): Promise<Result<RuleInForce, Refusal>> {
    const rule = await this.#rule(name);
    if (!rule.ok) return rule;
    if (minutes < 1 || minutes > LONGEST_SILENCE_MINUTES)
      return refuseField('minutes', `Say for how long, from 1 to ${LONGEST_SILENCE_MINUTES} minutes.`);
    const why = reason.trim();
    if (why === '' || why.length > LONGEST_REASON)
      return refuseField('reason', `Say why, in 1 to ${LONGEST_REASON} characters.`);
    const until = new Date(this.clock.now().getTime() + minutes * 60_000);
    const silence = { until, reason: why, by };
    return this.#save(name, rule.value, { silence }, 'alert-rule.silenced', { until: until.toISOString() });
  }

  async lift(name: string): Promise<Result<RuleInForce, Refusal>> {
    const rule = await this.#rule(name);
    // Lifted or ended meanwhile: that is what was wanted.
    if (!rule.ok || !rule.value.silence) return rule;
    return this.#save(name, rule.value, { silence: null }, 'alert-rule.silence-lifted', {});
  }

  async setEmails(addresses: readonly string[]): Promise<Result<null, Refusal>> {
    if (addresses.length > MOST_EMAILS)
      return refuseField('addresses', `Give at most ${MOST_EMAILS} addresses.`);
    const wrong = addresses.findIndex((address) => !z.email().max(254).safeParse(address).success);
    if (wrong >= 0) return refuseField(`addresses.${wrong}`, 'This is no e-mail address.');
    await this.#record('alert-emails.changed', 'alert-emails', 'all', { addresses: addresses.length });
    await this.settings.saveEmails([...new Set(addresses)]);
    return succeed(null);
  }

  /** Tells everybody who is told of alerts that this is a test. */
  async test(): Promise<Result<Alert, Refusal>> {
    const now = this.clock.now();
    const alert: Alert = {
      ...{ id: this.ids.next(), rule: 'test', subject: '', severity: 'ticket', state: 'resolved' },
      ...{ title: 'This is a test of who is told of alerts', reason: null, value: 0, flaps: 0 },
      ...{ since: now, seenAt: now, heldMs: 0, clearMs: 0, firedAt: now, resolvedAt: now },
      ...{ acknowledged: null, toldAt: now, told: 1, version: 1 },
    };
    const telling = tellingOf(alert, 'test', this.channels, await this.settings.emails(), now);
    if (telling.emails.length === 0 && !telling.webhooks)
      return refuse('CONFLICT', 'Nobody is told of alerts yet: add an address.');
    await this.#record('alert-test.sent', 'alert', alert.id, {});
    await this.alerts.insert(alert, telling);
    return succeed(alert);
  }

  async #rule(name: string): Promise<Result<RuleInForce, Refusal>> {
    const rule = ruleInForce(name, await this.settings.rules());
    return rule ? succeed(rule) : refuse('NOT_FOUND', 'There is no such rule.');
  }

  async #save(
    name: string,
    rule: RuleInForce,
    change: Partial<RuleSetting>,
    act: string,
    values: Readonly<Record<string, string | number | boolean>>,
  ): Promise<Result<RuleInForce, Refusal>> {
    await this.#record(act, 'alert-rule', name, values);
    await this.settings.changeRule(name, change);
    return succeed({ ...rule, ...change });
  }

  #record(
    act: string,
    subjectType: string,
    subjectId: string,
    values: Readonly<Record<string, string | number | boolean>>,
  ): Promise<void> {
    return this.acts.record({ act, subjectType, subjectId, agencyId: null, values });
  }
}

const refusals = {
  'not-firing': 'It has not been so for long enough to be an alert yet.',
  acknowledged: 'Somebody else has acknowledged it already.',
  resolved: 'It is over.',
} as const;

function problemOf({ unit }: RuleInForce, { threshold, holdSeconds }: RuleChange): [string, string] | null {
  if (threshold !== undefined) {
    const most = largest[unit];
    if (unit === 'state') return ['threshold', 'This rule has no threshold.'];
    if (threshold < 0 || threshold > most) return ['threshold', `must be 0 to ${most}`];
    if (unit !== 'share' && !Number.isInteger(threshold)) return ['threshold', 'must be a whole number'];
  }
  if (holdSeconds !== undefined && (holdSeconds < 0 || holdSeconds > LONGEST_HOLD_SECONDS))
    return ['holdSeconds', `must be 0 to ${LONGEST_HOLD_SECONDS}`];
  return null;
}
