import { accountTopic, agencyTopic, type CloudEvent } from '@lintel/contracts';
import { Controller, Inject } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { FollowAgenciesHandler } from '../../application/follow-agencies/follow-agencies.handler.js';
import { FollowColleaguesHandler } from '../../application/follow-colleagues/follow-colleagues.handler.js';

/** Reads accounts anew where an older version did, which kept no addresses. */
export const colleaguesGroup = 'listing-contacts';

/** Who changed a listing, by name, and whom its enquiries may be e-mailed to. */
@Controller()
export class ColleaguesConsumer {
  constructor(
    @Inject(FollowColleaguesHandler) private readonly colleagues: FollowColleaguesHandler,
    @Inject(FollowAgenciesHandler) private readonly agencies: FollowAgenciesHandler,
  ) {}

  @EventPattern<string>(accountTopic.name, { consumer: colleaguesGroup })
  async onAccountEvents(@Payload() events: readonly CloudEvent[]): Promise<void> {
    await this.colleagues.handle(events);
  }

  @EventPattern<string>(agencyTopic.name, { consumer: colleaguesGroup })
  async onAgencyEvents(@Payload() events: readonly CloudEvent[]): Promise<void> {
    await this.agencies.handle(events);
  }
}
