import { AssignerProtocol, type Assigner, type Cluster } from 'kafkajs';
import { free, plan, type PlannedMember } from './cooperative-plan.js';

/** What a member tells the leader of the group, which shares out the partitions. */
export interface Claim {
  /** The membership by which it owns; none before the first. One that has lapsed owns nothing. */
  readonly memberId?: string | undefined;
  readonly owned: readonly number[];
  /** Wants nothing; see `visit`. */
  readonly visits?: boolean;
  /** Wants all for as long as it stays, as soon as their owners have let go; a leader that does not know of this gives it nothing. */
  readonly takesAll?: boolean;
}

const VERSION = 1;
const NAME = 'lintel-cooperative';

/** Cooperative rebalancing, as Java's clients have it: members go on with the partitions that they keep. */
export function cooperativeAssigner(cluster: Cluster, topic: string, claim: () => Claim): Assigner {
  // Differs each time, or the broker would see no reason to rebalance.
  let turn = 0;
  return {
    name: NAME,
    version: VERSION,
    protocol: ({ topics }) => ({
      name: NAME,
      metadata: AssignerProtocol.MemberMetadata.encode({
        version: VERSION,
        topics,
        userData: Buffer.from(JSON.stringify({ ...claim(), turn: turn++ })),
      }),
    }),
    assign: async ({ members }) => {
      const partitions = cluster
        .findTopicPartitionMetadata(topic)
        .map(({ partitionId }) => partitionId)
        .sort((a, b) => a - b);
      const takers: string[] = [];
      const claims = members.flatMap(({ memberId, memberMetadata }): PlannedMember[] => {
        const metadata = AssignerProtocol.MemberMetadata.decode(memberMetadata);
        const told = JSON.parse(metadata?.userData?.toString() || '{"owned":[]}') as Claim;
        if (told.takesAll) takers.push(memberId);
        return told.visits ? [] : [{ id: memberId, owned: told.memberId === memberId ? told.owned : [] }];
      });
      const taker = takers.sort()[0];
      const given =
        taker === undefined ? plan(claims, partitions) : new Map([[taker, free(partitions, claims)]]);
      return members.map(({ memberId }) => ({
        memberId,
        memberAssignment: AssignerProtocol.MemberAssignment.encode({
          version: VERSION,
          assignment: { [topic]: given.get(memberId) ?? [] },
          userData: Buffer.alloc(0),
        }),
      }));
    },
  };
}
