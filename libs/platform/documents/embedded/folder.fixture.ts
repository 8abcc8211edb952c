import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Documents } from '../documents.port.js';
import { openEmbeddedDocuments } from './index.js';

/** Opens documents in a new temporary folder. */
export async function openInFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'lintel-documents-'));
  const file = join(folder, 'documents.sqlite');
  const opened: Documents[] = [];
  const reopen = async () => {
    const documents = await openEmbeddedDocuments({ file });
    opened.push(documents);
    return documents;
  };
  const dispose = async () => {
    await Promise.all(opened.map((documents) => documents.close()));
    await rm(folder, { recursive: true });
  };
  return { documents: await reopen(), reopen, dispose, file };
}
