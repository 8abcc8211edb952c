import type { Actor, Viewing } from './viewing.js';

/** What somebody wants done. */
export type Command =
  | { readonly action: 'confirm'; readonly start: Date }
  | { readonly action: 'propose'; readonly id: string; readonly start: Date }
  | { readonly action: 'decline'; readonly reason: string }
  | { readonly action: 'reject' }
  | { readonly action: 'keep' }
  | { readonly action: 'accept'; readonly proposal: string }
  | { readonly action: 'refuse'; readonly proposal: string }
  | { readonly action: 'reschedule'; readonly times: readonly Date[] }
  | { readonly action: 'move'; readonly start: Date }
  | { readonly action: 'cancel'; readonly reason: string }
  | { readonly action: 'honour'; readonly honoured: boolean }
  | Withdrawal
  | { readonly action: 'complete' }
  | { readonly action: 'remind'; readonly hoursBefore: 24 | 2; readonly start: Date }
  | { readonly action: 'note'; readonly text: string };

/** The home is sold or let, or was taken away from the public. */
export interface Withdrawal {
  readonly action: 'withdraw';
  readonly reason: string;
  /** When that was: what was asked for since is of a home that came back, however late this is heard. */
  readonly at: Date;
  /** Nobody of the agency is left who could let a viewing stand. */
  readonly abandoned: boolean;
}

/** What others are to be told of a change. */
export type Fact =
  | {
      readonly fact:
        | 'requested'
        | 'confirmed'
        | 'declined'
        | 'rejected'
        | 'time-proposed'
        | 'proposal-refused'
        | 'reschedule-requested'
        | 'time-kept'
        | 'cancelled'
        | 'completed'
        | 'erased';
    }
  | { readonly fact: 'moved'; readonly previousStart: Date }
  | { readonly fact: 'reminder-due'; readonly hoursBefore: 24 | 2 };

export interface Done {
  /** The same object when there was nothing to do: it had been done already. */
  readonly viewing: Viewing;
  /** In order; the last is of the viewing's version, those before of the versions before. */
  readonly facts: readonly Fact[];
  /** How the audit trail calls what nobody else is told of. */
  readonly act?: UntoldAct;
  /** Who did it; a home leaves the market by its agent. */
  readonly by: Exclude<Actor, 'market'>;
}

export type UntoldAct = 'viewing.notes-saved' | 'viewing.honoured' | 'viewing.given-up';
