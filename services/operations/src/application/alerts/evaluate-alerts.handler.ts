import type { Clock, IdSource } from '@lintel/kernel';
import {
  type Alert,
  begin,
  flapsOf,
  type NoticeKind,
  type Reading,
  step,
} from '../../domain/alerts/alert.js';
import { isBeyond, ruleInForce, type RuleSettings } from '../../domain/alerts/alert-rules.js';
import type { OverviewHandler } from '../overview/overview.handler.js';
import type { AlertChannels } from './alert-channels.js';
import type { AlertSettingsStore, AlertStore, Telling } from './alert-store.js';
import { tellingOf } from './compose-telling.js';
import { measure, type Measured } from './measure.js';

const KEPT_MS = 90 * 86_400_000;
const MOST_KEPT = 2000;

/** Looks at everything, and has each alert take its next step. Replicas do so at the same time: an alert is changed by whoever is first. */
export class EvaluateAlertsHandler {
  constructor(
    private readonly overview: OverviewHandler,
    private readonly alerts: AlertStore,
    private readonly settings: AlertSettingsStore,
    private readonly channels: AlertChannels,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const { readings, isUnknown } = measure(await this.overview.now());
    const rules = await this.settings.rules();
    const open = new Map((await this.alerts.open()).map((alert) => [keyOf(alert), alert]));
    const seen = new Map(readings.map((reading) => [keyOf(reading), reading]));
    for (const [key, alert] of open)
      if (!isUnknown(alert.rule, alert.subject)) await this.#step(alert, seen.get(key) ?? null, rules);
    for (const [key, reading] of seen) if (!open.has(key)) await this.#begin(reading, rules);
  }

  /** The same, unless another replica did so within `leastMs`: each look asks every service for all that it counts. */
  async handleInTurn(leastMs: number): Promise<void> {
    if (!(await this.settings.takeTurn(this.clock.now(), leastMs))) return;
    try {
      await this.handle();
    } catch (error) {
      // Or whoever cannot look would keep those from it who can.
      await this.settings.giveTurnBack();
      throw error;
    }
  }

  async forget(): Promise<void> {
    await this.alerts.forget(new Date(this.clock.now().getTime() - KEPT_MS), MOST_KEPT);
  }

  async #begin(reading: Measured['readings'][number], rules: RuleSettings): Promise<void> {
    const rule = ruleInForce(reading.rule, rules);
    if (!rule?.on || !isBeyond(rule, reading.value)) return;
    const now = this.clock.now();
    const flaps = flapsOf(await this.alerts.lastResolved(reading.rule, reading.subject), now);
    const about = { id: this.ids.next(), rule: reading.rule, subject: reading.subject, flaps };
    const begun = begin(about, rule, reading, now);
    const next = step(begun, reading, rule, now);
    if (next.kind !== 'changed') await this.alerts.insert(begun, null);
    else await this.alerts.insert(next.alert, await this.#tellingOf(next.alert, next.notice, now));
  }

  async #step(alert: Alert, reading: Reading | null, rules: RuleSettings): Promise<void> {
    const now = this.clock.now();
    const next = step(alert, reading, ruleInForce(alert.rule, rules), now);
    if (next.kind === 'forgotten') await this.alerts.remove(alert);
    else if (next.kind === 'changed')
      await this.alerts.replace(alert, next.alert, await this.#tellingOf(next.alert, next.notice, now));
  }

  async #tellingOf(alert: Alert, kind: NoticeKind | null, now: Date): Promise<Telling | null> {
    return kind && tellingOf(alert, kind, this.channels, await this.settings.emails(), now);
  }
}

const keyOf = ({ rule, subject }: { readonly rule: string; readonly subject: string }) =>
  `${rule} ${subject}`;
