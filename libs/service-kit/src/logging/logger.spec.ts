import { describe, expect, it } from '@jest/globals';
import { contextFrom, runInContext } from '../request-context.js';
import { createLogger } from './logger.js';

describe('the log', () => {
  it('is JSON lines with the service, and inside a request its correlation id', () => {
    const lines: string[] = [];
    const logger = createLogger('listings', 'info', { write: (line) => void lines.push(line) });
    const trace = '0af7651916cd43dd8448eb211c80319c';
    runInContext(contextFrom(`00-${trace}-b7ad6b7169203331-01`), () => logger.info({ id: 12 }, 'saved'));
    logger.debug('not shown at this level');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'info', service: 'listings', correlationId: trace, id: 12, msg: 'saved' },
    ]);
  });

  it('begins a trace of its own when what came from outside is none', () => {
    expect(contextFrom('garbage').traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(contextFrom('garbage').correlationId).not.toBe(contextFrom('garbage').correlationId);
  });
});
