import {
  applyDecorators,
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { GqlExecutionContext } from '@nestjs/graphql';
import { FieldError } from '../graphql/field-error.js';
import type { SubgraphContext } from '../graphql/subgraph.module.js';
import type { Identity, Role } from '../identity/identity.js';
import { noSession } from '../use-case/refusal.js';

const contextOf = (context: ExecutionContext): SubgraphContext =>
  GqlExecutionContext.create(context).getContext<SubgraphContext>();

/** Whoever asks. Null for a visitor, unless `@SignedIn()` or `@Roles()` is there to refuse one. */
export const Caller = createParamDecorator(
  (_: unknown, context: ExecutionContext): Identity | null => contextOf(context).identity,
);

/** Who may ask, and what those are told who may not, word for word. */
interface Admission {
  readonly role?: Role;
  readonly visitor: string;
  readonly others: string;
}

const ADMISSION = 'lintel:admission';
const reflector = new Reflector();

/** Refuses whom the resolver, or its method, does not admit. */
class AdmissionGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { role, visitor, others } = reflector.getAllAndOverride<Admission>(ADMISSION, [
      context.getHandler(),
      context.getClass(),
    ]);
    const { identity } = contextOf(context);
    if (!identity) throw new FieldError('UNAUTHENTICATED', visitor);
    if (role && (identity.role !== role || (role === 'agent' && !identity.agencyId)))
      throw new FieldError('FORBIDDEN', others);
    return true;
  }
}

const admit = (admission: Admission) =>
  applyDecorators(SetMetadata(ADMISSION, admission), UseGuards(new AdmissionGuard()));

/** For whoever is signed in. @param visitor what a visitor is told */
export const SignedIn = (visitor = noSession) => admit({ visitor, others: '' });

/** For whoever is signed in with a role; agents belong to an agency. @param others what those of another role are told */
export const Roles = (role: Role, others: string, visitor = noSession) => admit({ role, visitor, others });
