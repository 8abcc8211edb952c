import { type Role, Roles } from '@lintel/service-kit';

/** @param besides who may as well */
export const ForAgents = (...besides: Role[]) =>
  Roles(['agent', ...besides], 'Only estate agents manage listings.', 'Sign in as an estate agent.');
