import { type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, readInput, refuseInput } from '@lintel/service-kit';
import { notesSchema } from '../../domain/viewing-input.js';
import type { Changed, ChangeViewing } from '../change-viewing.js';

/** Each side's own notes about a viewing. */
export class SaveNotesHandler {
  constructor(private readonly change: ChangeViewing) {}

  async handle(id: string, notes: string, identity: Identity | null): Promise<Result<Changed, Refusal>> {
    const text = readInput(notesSchema, notes, 'notes');
    if (!text.ok) return refuseInput(text.failure);
    return this.change.by({ id, identity }, () => succeed({ action: 'note', text: text.value }));
  }
}
