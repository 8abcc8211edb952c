import { accountTopic, type CloudEvent } from '@lintel/contracts';
import { Controller, Inject } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { ProjectAccountsHandler } from '../../application/project-accounts/project-accounts.handler.js';

@Controller()
export class AccountConsumer {
  constructor(@Inject(ProjectAccountsHandler) private readonly project: ProjectAccountsHandler) {}

  @EventPattern<string>(accountTopic.name)
  async onAccountEvents(@Payload() events: readonly CloudEvent[]): Promise<void> {
    for (const event of events) await this.project.handle(event);
  }
}
