import { type Agency, changed, countsFrom } from './agency.js';

/** Whether operations staff look at a name first, and the name that it is too like. */
export interface NameJudgement {
  readonly waits: boolean;
  readonly like: string | null;
}

const notRefused = { refusedName: null, refusedReason: null };
/** What was missed is there, or does not matter any more. */
const noHold = { held: null };

/** What somebody has to look at: an agency that was never approved, or a new name. */
export const waits = ({ approvedAt, pendingName }: Agency): boolean => !approvedAt || pendingName !== null;

/** The name that would be approved. */
export const awaitedName = ({ companyName, pendingName }: Agency): string => pendingName?.name ?? companyName;

/** Since when it waits. */
export const waitingSince = ({ createdAt, pendingName }: Agency): Date => pendingName?.askedAt ?? createdAt;

/** Its owners call it so. A name that waits takes nothing from the old one, and to ask for the old one again takes it back. Null when nothing changes. */
export function withName(agency: Agency, name: string, judged: NameJudgement, now: Date): Agency | null {
  if (name === agency.companyName)
    return agency.pendingName
      ? changed(agency, now, { pendingName: null, nameLike: null, ...(agency.approvedAt ? noHold : {}) })
      : null;
  const approved = agency.approvedAt !== null;
  if (approved && judged.waits)
    return agency.pendingName?.name === name
      ? null
      : changed(agency, now, {
          pendingName: { name, askedAt: now },
          nameLike: judged.like,
          ...notRefused,
          ...noHold,
        });
  return changed(agency, now, {
    companyName: name,
    nameCountsFrom: countsFrom(now),
    pendingName: null,
    nameLike: approved ? null : judged.like,
    ...notRefused,
    ...noHold,
  });
}

/** Operations staff let it be, by the name that waits. Null when nothing does. */
export const approve = (agency: Agency, now: Date): Agency | null =>
  waits(agency)
    ? changed(agency, now, {
        companyName: awaitedName(agency),
        approvedAt: agency.approvedAt ?? now,
        nameCountsFrom: now,
        pendingName: null,
        nameLike: null,
        ...noHold,
      })
    : null;

/** It keeps the name that it has. Null when none waits. */
export const refuseName = (agency: Agency, reason: string | null, now: Date): Agency | null =>
  agency.pendingName &&
  changed(agency, now, {
    pendingName: null,
    nameLike: null,
    refusedName: agency.pendingName.name,
    refusedReason: reason,
    ...noHold,
  });

/** Staff need something of it first; what they said before is replaced. Null when nothing waits. */
export const hold = (agency: Agency, note: string, now: Date): Agency | null =>
  waits(agency) ? changed(agency, now, { held: { note, since: now } }) : null;
