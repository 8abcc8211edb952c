import { agencyTopic, type CloudEvent } from '@lintel/contracts';
import {
  type CanActivate,
  Controller,
  type ExecutionContext,
  Inject,
  type Provider,
  SetMetadata,
  type Type,
} from '@nestjs/common';
import { APP_GUARD, Reflector } from '@nestjs/core';
import { GqlExecutionContext } from '@nestjs/graphql';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { GraphQLResolveInfo } from 'graphql';
import { FieldError } from '../graphql/field-error.js';
import { SuspendedAgencies, suspendedText } from '../use-case/suspended-agencies.js';
import { callerOf } from './caller.js';
import { made } from './provide.js';
import { CONNECTION } from './tokens.js';

const MARK = 'lintel:even-suspended';

/** For mutations that people of a suspended agency may go on with: they take away, or concern nobody else. */
export const EvenSuspended = () => SetMetadata(MARK, true);

/** Refuses every other mutation to them, programs included, so that one which is added is refused until somebody thinks about it. */
class SuspensionGuard implements CanActivate {
  constructor(
    private readonly suspended: SuspendedAgencies,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType<string>() !== 'graphql') return true;
    const { parentType } = GqlExecutionContext.create(context).getInfo<GraphQLResolveInfo>();
    if (parentType?.name !== 'Mutation') return true;
    const caller = callerOf(context);
    if (caller?.role !== 'agent' || !caller.agencyId) return true;
    if (this.reflector.get<boolean>(MARK, context.getHandler())) return true;
    if (await this.suspended.has(caller.agencyId)) throw new FieldError('AGENCY_SUSPENDED', suspendedText);
    return true;
  }
}

/** Hears which agencies are suspended, for a service that consumes nothing else of agencies. */
@Controller()
class SuspensionConsumer {
  constructor(@Inject(SuspendedAgencies) private readonly suspended: SuspendedAgencies) {}

  @EventPattern<string>(agencyTopic.name, { replayable: true })
  async onAgencyEvents(@Payload() events: readonly CloudEvent[]): Promise<void> {
    await this.suspended.hear(events);
  }
}

/** What a service needs in which agents work: who of them may not, and what refuses them. */
export const suspensions: { readonly providers: readonly Provider[]; readonly controllers: readonly Type[] } =
  {
    providers: [
      made(SuspendedAgencies, SuspendedAgencies.on, CONNECTION),
      made(
        APP_GUARD as never,
        (suspended, reflector) => new SuspensionGuard(suspended, reflector) as never,
        ...([SuspendedAgencies, Reflector] as const),
      ),
    ],
    controllers: [SuspensionConsumer],
  };
