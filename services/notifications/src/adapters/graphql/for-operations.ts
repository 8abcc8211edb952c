import { AdmissionGuard, noSession } from '@lintel/service-kit';
import { type CanActivate, type ExecutionContext, Inject, UseGuards } from '@nestjs/common';
import { MAILBOX_OPEN } from '../../config.js';

const operations = new AdmissionGuard({
  roles: ['operations'],
  visitor: noSession,
  others: 'This is for operations staff.',
});

export const ForOperations = () => UseGuards(operations);

/** The mailbox is operations staff's, unless it is open to all. */
export class MailboxGuard implements CanActivate {
  constructor(@Inject(MAILBOX_OPEN) private readonly openToAll: boolean) {}

  canActivate(context: ExecutionContext): boolean {
    return this.openToAll || operations.canActivate(context);
  }
}
