import { accountTopic, type CloudEvent } from '@lintel/contracts';
import { Controller, Inject } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { FollowColleaguesHandler } from '../../application/follow-colleagues/follow-colleagues.handler.js';

export const colleaguesGroup = 'listing-colleagues';

/** Who changed a listing, by name. */
@Controller()
export class ColleaguesConsumer {
  constructor(@Inject(FollowColleaguesHandler) private readonly colleagues: FollowColleaguesHandler) {}

  @EventPattern<string>(accountTopic.name, { consumer: colleaguesGroup })
  async onAccountEvents(@Payload() events: readonly CloudEvent[]): Promise<void> {
    await this.colleagues.handle(events);
  }
}
