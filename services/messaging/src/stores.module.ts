import { SuspendedAgencies, suspensions } from '@lintel/service-kit';
import { Module } from '@nestjs/common';
import { stores } from './adapters/documents/stores.js';

/** The service's stores and outboxes. */
@Module({ providers: [...stores, ...suspensions.providers], exports: [...stores, SuspendedAgencies] })
export class StoresModule {}
