import { AssignerProtocol, type Cluster } from 'kafkajs';
import { expect, it } from '@jest/globals';
import { type Claim, cooperativeAssigner } from './cooperative-assigner.js';

const cluster = {
  findTopicPartitionMetadata: () => [{ partitionId: 1 }, { partitionId: 0 }],
} as unknown as Cluster;
const assigner = (claim: Claim) => cooperativeAssigner(cluster, 't', () => claim);

async function shared(claims: Readonly<Record<string, Claim>>) {
  const members = Object.entries(claims).map(([memberId, claim]) => ({
    memberId,
    memberMetadata: assigner(claim).protocol({ topics: ['t'] }).metadata,
  }));
  const given = await assigner({ owned: [] }).assign({ members, topics: ['t'] });
  return Object.fromEntries(
    given.map(({ memberId, memberAssignment }) => [
      memberId,
      AssignerProtocol.MemberAssignment.decode(memberAssignment)?.assignment['t'],
    ]),
  );
}

it('gives a visitor nothing, not even when nobody else is there', async () => {
  const visitor = { owned: [], visits: true };
  expect(await shared({ v: visitor })).toEqual({ v: [] });
  expect(await shared({ a: { owned: [] }, v: visitor })).toEqual({ a: [0, 1], v: [] });
});

it('heeds no claim of a membership that has lapsed', async () => {
  const owned = [0, 1];
  expect(await shared({ a: { memberId: 'a', owned }, b: { memberId: 'b', owned: [] } })).toEqual({
    a: [0],
    b: [],
  });
  expect(await shared({ a: { memberId: 'a', owned: [] }, b: { memberId: 'before', owned } })).toEqual({
    a: [0],
    b: [1],
  });
});

it('gives one that wants all what nobody owns, and the others nothing, so that they let go', async () => {
  const taker = { owned: [], visits: true, takesAll: true };
  const owner = { memberId: 'a', owned: [0, 1] };
  expect(await shared({ a: owner, t: taker })).toEqual({ a: [], t: [] });
  expect(await shared({ a: { memberId: 'a', owned: [1] }, t: taker })).toEqual({ a: [], t: [0] });
  expect(await shared({ a: { memberId: 'a', owned: [] }, t: taker, u: taker })).toEqual({
    a: [],
    t: [0, 1],
    u: [],
  });
});
