import { camel, pascal } from '../draft.mjs';

/** The insides of a new service: an example of each floor, from the domain to the adapters. */
export function noteSources(name) {
  const [Name, named] = [pascal(name), camel(name)];
  return {
    'src/domain/note.ts': `
export interface Note {
  readonly id: string;
  readonly accountId: string;
  readonly text: string;
  readonly writtenAt: Date;
}

/** Characters. */
export const longestNote = 1000;`,
    'src/application/note-store.ts': `
import { token } from '@lintel/platform/port';
import type { Note } from '../domain/note.js';

export interface NoteStore {
  insert(note: Note): Promise<void>;
  /** The newest first. */
  ofAccount(accountId: string, first: number): Promise<readonly Note[]>;
  erase(accountId: string): Promise<void>;
}

export const NOTE_STORE = token<NoteStore>('NoteStore');`,
    'src/application/keep-notes/keep-notes.handler.ts': `
import type { Clock, IdSource, Result } from '@lintel/kernel';
import { succeed } from '@lintel/kernel';
import {
  type ClosedAccounts,
  type Identity,
  readInput,
  type Refusal,
  refuseInput,
  unlessClosed,
} from '@lintel/service-kit';
import { z } from 'zod';
import { longestNote, type Note } from '../../domain/note.js';
import type { NoteStore } from '../note-store.js';

const MOST = 100;

const textSchema = z
  .string()
  .trim()
  .min(1, 'Write something.')
  .max(longestNote, 'A note has at most 1,000 characters.');

/** Keeps what somebody notes for themselves. */
export class KeepNotesHandler {
  constructor(
    private readonly notes: NoteStore,
    private readonly closed: ClosedAccounts,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  mine({ subject }: Identity): Promise<readonly Note[]> {
    return this.notes.ofAccount(subject, MOST);
  }

  async add(given: string, { subject }: Identity): Promise<Result<Note, Refusal>> {
    const text = readInput(textSchema, given, 'text');
    if (!text.ok) return refuseInput(text.failure);
    const note = { id: this.ids.next(), accountId: subject, text: text.value, writtenAt: this.clock.now() };
    return unlessClosed(this.closed, subject, async () => {
      await this.notes.insert(note);
      return succeed(note);
    });
  }
}`,
    'src/application/erase-account/erase-account.handler.ts': `
import type { ClosedAccounts, ErasedAccounts } from '@lintel/service-kit';
import type { NoteStore } from '../note-store.js';

/** Erases all that is kept of an account, and for an hour what a request that was under way may have added. */
export class EraseAccountHandler implements ClosedAccounts {
  constructor(
    private readonly erasures: ErasedAccounts,
    private readonly notes: NoteStore,
  ) {}

  async handle(accountId: string): Promise<void> {
    await this.erasures.begin(accountId);
    await this.erase(accountId);
  }

  /** Repeats the erasures that were begun. */
  again(): Promise<void> {
    return this.erasures.again((accountId) => this.erase(accountId));
  }

  has(accountId: string): Promise<boolean> {
    return this.erasures.has(accountId);
  }

  erase(accountId: string): Promise<void> {
    return this.notes.erase(accountId);
  }
}`,
    'src/adapters/documents/note.schema.ts': `
import { type Connection, type Model, Schema } from 'mongoose';
import type { Note } from '../../domain/note.js';

export type NoteRecord = Omit<Note, 'id'> & { _id: string };

const text = { type: String, required: true } as const;

const schema = new Schema(
  { _id: text, accountId: text, text, writtenAt: { type: Date, required: true } },
  { collection: 'notes', versionKey: false },
);
// ofAccount, erase.
schema.index({ accountId: 1, writtenAt: -1 }, { name: 'account' });

export interface NoteModels {
  readonly notes: Model<NoteRecord>;
}

export const registerNotes = (connection: Connection): NoteModels => ({
  notes: connection.model('Note', schema) as unknown as Model<NoteRecord>,
});`,
    'src/adapters/documents/note.repository.ts': `
import type { Model } from 'mongoose';
import type { NoteStore } from '../../application/note-store.js';
import type { Note } from '../../domain/note.js';
import type { NoteRecord } from './note.schema.js';

export class NoteRepository implements NoteStore {
  constructor(private readonly model: Model<NoteRecord>) {}

  async insert({ id, ...note }: Note): Promise<void> {
    await this.model.insertMany([{ _id: id, ...note }], { lean: true });
  }

  async ofAccount(accountId: string, first: number): Promise<readonly Note[]> {
    const records = await this.model
      .find({ accountId })
      .sort({ writtenAt: -1 })
      .limit(first)
      .lean<NoteRecord[]>();
    return records.map(({ _id, ...note }) => ({ id: _id, ...note }));
  }

  async erase(accountId: string): Promise<void> {
    await this.model.deleteMany({ accountId });
  }
}`,
    'src/adapters/events/account.consumer.ts': `
import { accountTopic, type CloudEvent } from '@lintel/contracts';
import { Controller, Inject } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { EraseAccountHandler } from '../../application/erase-account/erase-account.handler.js';

@Controller()
export class AccountConsumer {
  constructor(@Inject(EraseAccountHandler) private readonly erasure: EraseAccountHandler) {}

  @EventPattern<string>(accountTopic.name)
  async onAccountEvents(@Payload() events: readonly CloudEvent[]): Promise<void> {
    for (const { type, subject } of events)
      if (type === 'lintel.account.closed.v1') await this.erasure.handle(subject);
  }
}`,
    'src/adapters/graphql/note.resolver.ts': `
import { answer, type Answers, Caller, type Identity, SignedIn } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { KeepNotesHandler } from '../../application/keep-notes/keep-notes.handler.js';
import type { Note } from '../../domain/note.js';
import type * as schema from './schema.generated.js';

@Resolver()
@SignedIn()
export class NoteResolver implements Answers<schema.QueryResolvers>, Answers<schema.MutationResolvers> {
  constructor(@Inject(KeepNotesHandler) private readonly notes: KeepNotesHandler) {}

  @Query()
  async ${named}(@Caller() caller: Identity) {
    return (await this.notes.mine(caller)).map(toView);
  }

  @Mutation()
  async add${Name}Note(@Args() { text }: schema.MutationAdd${Name}NoteArgs, @Caller() caller: Identity) {
    return toView(answer(await this.notes.add(text, caller)));
  }
}

const toView = ({ id, text, writtenAt }: Note) => ({ key: id, text, writtenAt: writtenAt.toISOString() });`,
  };
}
