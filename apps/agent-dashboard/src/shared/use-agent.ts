import { useSession, type SessionUser } from '@lintel/web';

const nobody: SessionUser = { id: '', name: '', email: '', role: 'agent' };

/** Who is signed in. The shell lets nobody but agents in; while they are signing out it is briefly nobody, with an empty id. */
export function useAgent(): SessionUser {
  const session = useSession();
  return session.status === 'signedIn' ? session.user : nobody;
}
