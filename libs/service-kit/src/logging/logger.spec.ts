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

  it('has no address in it, whatever an error repeats', () => {
    const lines: string[] = [];
    const logger = createLogger('listings', 'info', { write: (line) => void lines.push(line) });
    const error = new Error('RCPT TO:<robin@example.org>\nodile.o+home@example.co.uk \\bob@example.org');
    error.stack = 'Error\n    at run (node_modules/@nestjs/core/run.js:1:2)';
    logger.warn({ err: error, uri: 'mongodb://portal:secret@127.0.0.1:27017/db' }, 'not sent');
    const { err, uri } = JSON.parse(lines[0]!);
    expect(err.message).toBe('RCPT TO:<•••>\n••• \\•••');
    expect(err.stack).toContain('node_modules/@nestjs/core/run.js');
    expect(uri).toBe('mongodb://portal:•••:27017/db');
  });

  it('begins a trace of its own when what came from outside is none', () => {
    expect(contextFrom('garbage').traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(contextFrom('garbage').correlationId).not.toBe(contextFrom('garbage').correlationId);
  });
});
