import { Module } from '@nestjs/common';
import { stores } from './adapters/documents/stores.js';

/** What the service keeps, and what it has to tell of it. */
@Module({ providers: stores, exports: stores })
export class StoresModule {}
