import { viewingMinutes } from '@lintel/contracts';
import { londonInstant } from '@lintel/kernel';
import type { Problems } from './comparison.ts';
import type { StoredViewing } from './visits-reading.ts';
import type { ViewingsLedger } from './viewings.ledger.ts';

/** Every acknowledged viewing is there as it was acknowledged, nothing else is, and no slot of a home is given twice. */
export function compareViewings(ledger: ViewingsLedger, stored: readonly StoredViewing[]): Problems {
  const lost: string[] = [];
  const unexplained: string[] = [];
  const byId = new Map(stored.map((viewing) => [viewing.id, viewing]));
  for (const { id, state, version, slot, wasConfirmed } of ledger.lines.values()) {
    const viewing = byId.get(id);
    if (!viewing) {
      lost.push(`viewing ${id}: acknowledged, and not there`);
      continue;
    }
    const told = `viewing ${id}: acknowledged ${state}, version ${version}; stored ${viewing.state}, version ${viewing.version}`;
    const start = wasConfirmed ? londonInstant(slot)!.getTime() : undefined;
    if (viewing.version < version) lost.push(told);
    else if (viewing.version > version || viewing.state !== state || viewing.start?.getTime() !== start)
      unexplained.push(told);
  }
  for (const { id } of stored)
    if (!ledger.lines.has(id)) unexplained.push(`viewing ${id}: nobody asked for it, or only once`);
  return {
    'an acknowledged viewing is lost': lost,
    'a viewing is as nobody made it': unexplained,
    'a slot is given twice': twiceGiven(stored),
  };
}

function twiceGiven(stored: readonly StoredViewing[]): string[] {
  const arranged = stored.filter(({ state, start }) => state === 'confirmed' && start);
  return [...Map.groupBy(arranged, ({ listingId }) => listingId)].flatMap(([listingId, viewings]) => {
    const inOrder = viewings.toSorted((one, other) => one.start!.getTime() - other.start!.getTime());
    return inOrder.slice(1).flatMap(({ id, start }, n) => {
      const before = inOrder[n]!;
      const overlaps = start!.getTime() - before.start!.getTime() < viewingMinutes * 60_000;
      return overlaps ? [`listing ${listingId}, ${start!.toISOString()}: ${before.id} and ${id}`] : [];
    });
  });
}
