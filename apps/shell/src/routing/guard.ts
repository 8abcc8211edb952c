import type { PageGuard } from '@lintel/contracts/site-pages';
import type { Session } from '@lintel/web';

/** Where a guard sends those it does not let in (specification, section 2). */
export const doorOf = { user: '/auth', agent: '/agent/login' } as const satisfies Record<PageGuard, string>;

/**
 * What a guard does. Nobody is turned away before the server was asked, since a browser may be signed in and have lost the cookie that says so.
 *
 * @param asked whether the server was asked since the session was last signed in.
 */
export function judge(guard: PageGuard, session: Session, asked: boolean): 'pass' | 'wait' | 'turn away' {
  if (session.status === 'signedIn')
    return guard === 'user' || session.user.role === 'agent' ? 'pass' : 'turn away';
  return session.status === 'signedOut' && asked ? 'turn away' : 'wait';
}
