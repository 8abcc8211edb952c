import { type Clock, maskAddresses } from '@lintel/kernel';
import { type Answers, answer, Caller, CLOCK, type Identity } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ChangeAlertsHandler, type RuleChange } from '../../application/alerts/change-alerts.handler.js';
import { LookAtAlertsHandler } from '../../application/alerts/look-at-alerts.handler.js';
import type { Alert } from '../../domain/alerts/alert.js';
import { alertRules, type RuleInForce, silenceAt } from '../../domain/alerts/alert-rules.js';
import { asked, pageOf } from './asked.js';
import { ForOperations } from './for-operations.js';
import type * as schema from './schema.generated.js';

@Resolver()
@ForOperations()
export class AlertsResolver implements Answers<schema.QueryResolvers>, Answers<schema.MutationResolvers> {
  constructor(
    @Inject(LookAtAlertsHandler) private readonly looking: LookAtAlertsHandler,
    @Inject(ChangeAlertsHandler) private readonly changing: ChangeAlertsHandler,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Query()
  async alerts() {
    const alerts = await this.looking.now();
    const firing = alerts.filter(({ state }) => state === 'firing');
    return {
      firing: firing.length,
      pages: firing.filter(({ severity }) => severity === 'page').length,
      alerts: alerts.map(toAlert),
    };
  }

  @Query()
  alertsNotTold() {
    return this.looking.notTold();
  }

  @Query()
  async alertHistory(@Args() { text, ...page }: schema.QueryAlertHistoryArgs) {
    const { alerts, next } = answer(await this.looking.history(text ?? '', pageOf(page)));
    return { alerts: alerts.map(toAlert), next };
  }

  @Query()
  async alertRules() {
    return (await this.looking.rules()).map(this.toRule);
  }

  @Query()
  alertTargets() {
    return this.looking.targets();
  }

  @Mutation()
  async acknowledgeAlert(
    @Args() { id }: schema.MutationAcknowledgeAlertArgs,
    @Caller() { subject }: Identity,
  ) {
    return toAlert(answer(await this.changing.acknowledge(id, subject)));
  }

  @Mutation()
  async changeAlertRule(@Args() { name, change }: schema.MutationChangeAlertRuleArgs) {
    return this.toRule(answer(await this.changing.change(name, asked<RuleChange>(change))));
  }

  @Mutation()
  async silenceAlertRule(
    @Args() { name, minutes, reason }: schema.MutationSilenceAlertRuleArgs,
    @Caller() { subject: by }: Identity,
  ) {
    return this.toRule(answer(await this.changing.silence(name, { minutes, reason, by })));
  }

  @Mutation()
  async liftAlertSilence(@Args() { name }: schema.MutationLiftAlertSilenceArgs) {
    return this.toRule(answer(await this.changing.lift(name)));
  }

  @Mutation()
  async setAlertEmails(@Args() { addresses }: schema.MutationSetAlertEmailsArgs) {
    answer(await this.changing.setEmails(addresses));
    return this.looking.targets();
  }

  @Mutation()
  async sendTestAlert() {
    return toAlert(answer(await this.changing.test()));
  }

  private readonly toRule = (rule: RuleInForce) => {
    const silence = silenceAt(rule, this.clock.now());
    const { threshold, holdSeconds } = alertRules[rule.name];
    return {
      ...rule,
      below: rule.beyond === 'below',
      ...{ usualThreshold: threshold, usualHoldSeconds: holdSeconds },
      silence: silence && { ...silence, until: silence.until.toISOString() },
    };
  };
}

const toAlert = (alert: Alert) => ({
  ...alert,
  reason: alert.reason && maskAddresses(alert.reason),
  since: alert.since.toISOString(),
  firedAt: alert.firedAt?.toISOString() ?? null,
  acknowledgedBy: alert.acknowledged?.by ?? null,
  acknowledgedAt: alert.acknowledged?.at.toISOString() ?? null,
  resolvedAt: alert.resolvedAt?.toISOString() ?? null,
  toldAt: alert.toldAt?.toISOString() ?? null,
});
