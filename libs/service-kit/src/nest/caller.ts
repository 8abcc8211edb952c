import { type CanActivate, createParamDecorator, type ExecutionContext, UseGuards } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import { FieldError } from '../graphql/field-error.js';
import type { SubgraphContext } from '../graphql/subgraph.module.js';
import type { Identity, Role } from '../identity/identity.js';
import { noSession } from '../use-case/refusal.js';

export const callerOf = (context: ExecutionContext): Identity | null =>
  GqlExecutionContext.create(context).getContext<SubgraphContext>().identity;

/** Whoever asks. Null for a visitor, unless `@SignedIn()` or `@Roles()` is there to refuse one. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext) => callerOf(context));

/** Who may ask, and what those who may not are told, word for word. */
export interface Admission {
  readonly roles?: readonly Role[];
  readonly visitor: string;
  readonly others: string;
}

/** Refuses whom it does not admit, before anything else is looked at. */
export class AdmissionGuard implements CanActivate {
  constructor(private readonly admission: Admission) {}

  canActivate(context: ExecutionContext): true {
    const { roles, visitor, others } = this.admission;
    const caller = callerOf(context);
    if (!caller) throw new FieldError('UNAUTHENTICATED', visitor);
    if (roles && (!roles.includes(caller.role) || (caller.role === 'agent' && !caller.agencyId)))
      throw new FieldError('FORBIDDEN', others);
    return true;
  }
}

const admit = (admission: Admission) => UseGuards(new AdmissionGuard(admission));

/** For whoever is signed in. @param visitor what a visitor is told */
export const SignedIn = (visitor = noSession) => admit({ visitor, others: '' });

/** For whoever is signed in with one of the roles; agents belong to an agency. @param others what those of another role are told */
export const Roles = (role: Role | readonly Role[], others: string, visitor = noSession) =>
  admit({ roles: [role].flat(), visitor, others });
