import type { LondonTime } from '@lintel/kernel';
import { Tally } from './tally.ts';

/** One viewing, as far as it was acknowledged. What had no answer was sent again until it had one. */
export interface ViewingLine {
  readonly id: string;
  readonly listingId: number;
  /** The visitor's address, which no other viewing has. */
  readonly email: string;
  /** The one time that was asked for. */
  readonly slot: LondonTime;
  state: 'requested' | 'confirmed' | 'cancelled';
  /** One for each acknowledged change. */
  version: number;
  wasConfirmed: boolean;
}

/** Every viewing of a run. */
export class ViewingsLedger {
  readonly lines = new Map<string, ViewingLine>();
  readonly tally = new Tally();
  /** Answers that contradict what is known, such as a slot that was confirmed twice. */
  readonly contradictions: string[] = [];
  /** How often two were confirmed at once for one slot. */
  races = 0;

  requested(line: Pick<ViewingLine, 'id' | 'listingId' | 'email' | 'slot'>): ViewingLine {
    if (this.lines.has(line.id)) this.contradictions.push(`viewing ${line.id} answers two requests`);
    const viewing: ViewingLine = { ...line, state: 'requested', version: 1, wasConfirmed: false };
    this.lines.set(line.id, viewing);
    this.tally.acknowledged('viewing request');
    return viewing;
  }

  confirmed(line: ViewingLine, version: number): void {
    const holder = this.holderOf(line);
    if (holder)
      this.contradictions.push(
        `listing ${line.listingId}, ${line.slot.date} ${line.slot.time}: confirmed to ${holder.id} and to ${line.id}`,
      );
    line.wasConfirmed = true;
    this.#changed(line, 'confirmed', version);
    this.tally.acknowledged('viewing confirmation');
  }

  cancelled(line: ViewingLine, version: number): void {
    this.#changed(line, 'cancelled', version);
    this.tally.acknowledged('viewing cancellation');
  }

  /** Who has the slot that a viewing is for. */
  holderOf({ id, listingId, slot }: ViewingLine): ViewingLine | undefined {
    return this.lines
      .values()
      .find(
        (other) =>
          other.id !== id &&
          other.state === 'confirmed' &&
          other.listingId === listingId &&
          other.slot.date === slot.date &&
          other.slot.time === slot.time,
      );
  }

  #changed(line: ViewingLine, state: ViewingLine['state'], version: number): void {
    if (version !== line.version + 1)
      this.contradictions.push(
        `viewing ${line.id}: ${state} was answered with version ${version} where ${line.version + 1} was due`,
      );
    line.state = state;
    line.version = version;
  }
}
