import { Module } from '@nestjs/common';
import { stores } from './adapters/documents/stores.js';

/** The service's stores and outboxes. */
@Module({ providers: stores, exports: stores })
export class StoresModule {}
