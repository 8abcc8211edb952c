import { describe, expect, it } from '@jest/globals';
import { builtOf } from './dev-sources.mjs';

describe('what is saved while developing', () => {
  it.each([
    ['services/viewings/src/domain/slot.ts', 'services/viewings/dist/domain/slot.js'],
    [
      'services/notifications/src/adapters/templates/frame.tsx',
      'services/notifications/dist/adapters/templates/frame.js',
    ],
    ['gateway/src/main.ts', 'gateway/dist/main.js'],
    ['libs/kernel/src/index.ts', 'libs/kernel/dist/index.js'],
    ['libs/platform/cache/redis/limit.ts', 'libs/platform/dist/cache/redis/limit.js'],
    ['services/viewings/schema.graphql', 'build'],
    ['services/listings/src/adapters/files/pdf.worker.ts', 'build'],
    ['libs/platform/mail/smtp/smtp.worker.ts', 'build'],
    ['services/viewings/src/domain/slot.spec.ts', null],
    ['services/viewings/test/scene.ts', null],
    ['libs/platform/cache/contract/limits.ts', null],
    ['libs/platform/dist/cache/redis/limit.ts', null],
    ['libs/web/src/index.ts', null],
    ['services/viewings/README.md', null],
  ])('%s becomes %s', (file, built) => expect(builtOf(file)).toBe(built));
});
