import { type Result, succeed } from '@lintel/kernel';
import type { Identity, Refusal } from '@lintel/service-kit';
import type { Changed, ChangeViewing } from '../change-viewing.js';

export interface ProposalAnswer {
  readonly id?: string | null;
  readonly token?: string | null;
  readonly proposal: string;
}

/** The visitor accepts or refuses what the agent offered, signed in or by the link of the e-mail. */
export class AnswerProposalHandler {
  constructor(private readonly change: ChangeViewing) {}

  async handle(
    answer: 'accept' | 'refuse',
    { id, token, proposal }: ProposalAnswer,
    identity: Identity | null,
  ): Promise<Result<Changed, Refusal>> {
    return this.change.by({ id, token, identity }, () => succeed({ action: answer, proposal }));
  }
}
