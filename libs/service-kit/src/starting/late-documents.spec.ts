import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Documents, unopenedConnection } from '@lintel/platform/documents';
import { openEmbeddedDocuments } from '@lintel/platform/documents/embedded';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Schema } from 'mongoose';
import { createLogger } from '../logging/logger.js';
import { LateDocuments } from './late-documents.js';

const logger = createLogger('things', 'silent');

describe('the documents that a service has until their engine answers', () => {
  let folder: string;
  let engine: Documents;
  let coming: PromiseWithResolvers<Documents>;
  let documents: LateDocuments;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'late-documents-'));
    engine = await openEmbeddedDocuments({ file: join(folder, 'documents.sqlite') });
    coming = Promise.withResolvers<Documents>();
    documents = new LateDocuments(unopenedConnection(), coming.promise, logger);
  });
  afterEach(async () => {
    jest.useRealTimers();
    await engine.close();
    await rm(folder, { recursive: true });
  });

  it('take models, and refuse what is asked of them', async () => {
    const things = documents.connection.model('Thing', new Schema({ name: String }));
    await expect(things.findOne()).rejects.toThrow('before initial connection');
    await expect(things.create({ name: 'a' })).rejects.toThrow('before initial connection');
    await expect(documents.health()).rejects.toThrow('the document store has not answered yet');
    await expect(documents.replace(things, things)).rejects.toThrow('has not answered yet');
    expect(Math.abs(documents.clock.now().getTime() - Date.now())).toBeLessThan(1000);
  });

  it('have their indexes made when they come, and again where that fails at first', async () => {
    const made = jest.spyOn(engine, 'syncIndexes').mockRejectedValueOnce(new Error('away again'));
    await documents.syncIndexes();
    expect(made).not.toHaveBeenCalled();
    jest.useFakeTimers();
    coming.resolve(engine);
    await coming.promise;
    await jest.advanceTimersByTimeAsync(1999);
    expect(made).toHaveBeenCalledTimes(1);
    await expect(documents.health()).rejects.toThrow('has not answered yet');
    await jest.advanceTimersByTimeAsync(1);
    jest.useRealTimers();
    expect(made).toHaveBeenCalledTimes(2);
    expect((await documents.health()).name).toBe('documents: embedded');
  });
});
