import { specifiedMoment } from '@lintel/kernel';
import { Badge, Button, Checkbox, Dialog } from '@lintel/ui';
import type { AgencyViewing } from '../viewings/agency-viewings-queries.js';
import { useState } from 'react';
import type { Question } from './use-leaving.js';
import { ContactLine } from '../viewings/contact-line.js';
import { clientName, statusText, statusTone } from '../viewings/viewing-words.js';

interface LeavingDialogProps {
  /** Such as `Mark as Sold`. */
  readonly action: string;
  readonly about: Question | undefined;
  readonly standing: readonly AgencyViewing[] | null;
  readonly open: boolean;
  readonly busy: boolean;
  readonly onBack: () => void;
  /** @param kept the ids of those that stand all the same. */
  readonly onGo: (kept: ReadonlySet<string>) => void;
}

const stillToCome = 'Viewings are still to come';

const viewingsText = (count: number): string => `${count} ${count === 1 ? 'viewing' : 'viewings'}`;

/** The viewings to come of homes that are about to leave the market: all are called off except those that are ticked. */
export function LeavingDialog({ action, about, standing, open, busy, onBack, onGo }: LeavingDialogProps) {
  const [kept, setKept] = useState<ReadonlySet<string>>(
    new Set(standing?.filter(({ isHonoured }) => isHonoured).map(({ id }) => id)),
  );
  const keep = (id: string, keeps: boolean): void =>
    setKept((before) => new Set(keeps ? [...before, id] : [...before].filter((other) => other !== id)));
  const ended = (standing?.length ?? 0) - kept.size;
  return (
    <Dialog
      open={open}
      onOpenChange={() => !busy && onBack()}
      title={about?.title ?? stillToCome}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button className="max-sm:w-full" disabled={busy} onClick={onBack}>
            Go back
          </Button>
          <Button
            variant={ended > 0 ? 'danger' : 'primary'}
            className="max-sm:w-full"
            busy={busy}
            onClick={() => onGo(kept)}
          >
            {ended > 0 ? `${action}, cancel ${viewingsText(ended)}` : action}
          </Button>
        </div>
      }
    >
      {about && <p className="text-soft">{about.text}</p>}
      {about && standing?.length !== 0 && <h3 className="mt-5 mb-1 text-lg">{stillToCome}</h3>}
      {standing?.length === 0 ? null : standing ? (
        <>
          <p className="text-soft">
            They are cancelled with this: everybody is told by e-mail, and calendars are put right. Tick those
            that you will hold all the same.
          </p>
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {standing.map((viewing) => (
              <li key={viewing.id} className="py-3">
                <div className="flex items-start justify-between gap-4">
                  <div className="min-w-0">
                    <p className="font-semibold tabular-nums">{specifiedMoment(viewing.date)}</p>
                    <p className="text-soft wrap-anywhere">
                      {clientName(viewing)} · {viewing.propertyTitle}
                    </p>
                    <ContactLine viewing={viewing} />
                  </div>
                  <Badge tone={statusTone[viewing.agentStatus]} className="shrink-0">
                    {statusText[viewing.agentStatus]}
                  </Badge>
                </div>
                <Checkbox
                  label={
                    <>
                      Keep this viewing
                      <span className="sr-only">
                        {' '}
                        of {clientName(viewing)}, {specifiedMoment(viewing.date)}
                      </span>
                    </>
                  }
                  checked={kept.has(viewing.id)}
                  disabled={busy}
                  onChange={({ target }) => keep(viewing.id, target.checked)}
                />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="text-soft">
          They could not be loaded just now. If any are still to come, they are cancelled with this, and
          everybody is told. To see them first, go back and try again.
        </p>
      )}
    </Dialog>
  );
}
