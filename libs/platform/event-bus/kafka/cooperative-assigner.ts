import { AssignerProtocol, type Assigner, type Cluster } from 'kafkajs';
import { plan, type PlannedMember } from './cooperative-plan.js';

/** What a member tells the one that shares out. */
interface Claim {
  /** Differs each time, or the broker would see no reason to share out anew. */
  readonly turn: number;
  /** The membership by which it owns; none before the first. One that has lapsed owns nothing. */
  readonly memberId?: string | undefined;
  readonly owned: readonly number[];
}

const VERSION = 1;
const NAME = 'lintel-cooperative';

/** Members go on with what they keep while partitions are shared out, like the cooperative protocol of Java's clients. */
export function cooperativeAssigner(
  cluster: Cluster,
  topic: string,
  claim: () => Omit<Claim, 'turn'>,
): Assigner {
  let turn = 0;
  return {
    name: NAME,
    version: VERSION,
    protocol: ({ topics }) => ({
      name: NAME,
      metadata: AssignerProtocol.MemberMetadata.encode({
        version: VERSION,
        topics,
        userData: Buffer.from(JSON.stringify({ ...claim(), turn: turn++ } satisfies Claim)),
      }),
    }),
    assign: async ({ members }) => {
      const partitions = cluster
        .findTopicPartitionMetadata(topic)
        .map(({ partitionId }) => partitionId)
        .sort((a, b) => a - b);
      const claims = members.map(({ memberId, memberMetadata }): PlannedMember => {
        const metadata = AssignerProtocol.MemberMetadata.decode(memberMetadata);
        const told = JSON.parse(metadata?.userData?.toString() || '{"owned":[]}') as Claim;
        return { id: memberId, owned: told.memberId === memberId ? told.owned : [] };
      });
      return Array.from(plan(claims, partitions), ([memberId, given]) => ({
        memberId,
        memberAssignment: AssignerProtocol.MemberAssignment.encode({
          version: VERSION,
          assignment: { [topic]: given },
          userData: Buffer.alloc(0),
        }),
      }));
    },
  };
}

/**
 * Has a consumer join its group again once `wanted` says so. kafkajs joins again when a broker tells it that the group rebalances; this call, made before
 * each fetch, is the one place of its loop where a member can say so itself.
 */
export function rejoinWhen(cluster: Cluster, wanted: () => boolean): void {
  const refresh = cluster.refreshMetadataIfNecessary.bind(cluster);
  let running = false;
  cluster.refreshMetadataIfNecessary = async () => {
    // The first is made while connecting, before there is a group to join.
    if (running && wanted())
      throw Object.assign(new Error('rebalancing: a partition was let go of'), {
        type: 'REBALANCE_IN_PROGRESS',
      });
    running = true;
    await refresh();
  };
}
