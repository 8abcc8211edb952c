import { dayText } from '@lintel/kernel';
import { Badge, Button } from '@lintel/ui';
import { Link } from '@lintel/web/router';
import { useState } from 'react';
import { ConsoleTable } from '../console/console-table.js';
import { ActDialog } from './act-dialog.js';
import { actsFor, type PersonAct, roleText } from './acts.js';
import type { Person } from './people-queries.js';

/** People that were found, a row each, with what can be done for them. */
export function PeopleTable({ people }: { people: readonly Person[] }) {
  const [asked, setAsked] = useState<PersonAct | null>(null);
  return (
    <>
      <ConsoleTable caption="People" heads={['Person', 'Account']} acts="What can be done" actsBelow>
        {people.map((person) => (
          <tr key={person.id}>
            <th scope="row" className="max-md:w-full">
              {person.name}
              <span className="block font-normal wrap-anywhere">{person.email}</span>
              <span className="block font-normal wrap-anywhere text-stone">{person.id}</span>
              <span className="mt-2 block font-normal md:hidden">
                <Standing person={person} />
                <Acts person={person} onAsk={setAsked} />
              </span>
            </th>
            <td className="min-w-44 max-md:hidden">
              <Standing person={person} />
            </td>
            <td className="max-md:hidden">
              <Acts person={person} onAsk={setAsked} />
            </td>
          </tr>
        ))}
      </ConsoleTable>
      {asked && <ActDialog act={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

const Standing = ({ person }: { person: Person }) => {
  const { role, agency, confirmed, locked, pendingEmail, createdAt, sessions, strongSignIn } = person;
  return (
    <>
      <span className="flex flex-wrap gap-1.5">
        <Badge tone={role === 'operations' ? 'brick' : 'plain'}>{roleText(role)}</Badge>
        {locked && <Badge tone="clay">locked</Badge>}
        {!confirmed && <Badge tone="amber">not confirmed</Badge>}
        {strongSignIn && <Badge tone="moss">second factor</Badge>}
      </span>
      {agency && (
        <Link
          to={`/operations/agencies?q=${encodeURIComponent(agency.id)}`}
          className="mt-1 block underline decoration-edge underline-offset-4"
        >
          {agency.companyName}
        </Link>
      )}
      {pendingEmail && (
        <span className="block wrap-anywhere text-soft">{pendingEmail} waits to be confirmed</span>
      )}
      <span className="mt-1 block text-stone">
        Since {dayText(createdAt)}, {sessions} {sessions === 1 ? 'device' : 'devices'} signed in
      </span>
      <Link
        to={`/operations/emails?q=${encodeURIComponent(person.email)}`}
        className="underline decoration-edge underline-offset-4"
      >
        E-mails to them
      </Link>
    </>
  );
};

const Acts = ({ person, onAsk }: { person: Person; onAsk: (act: PersonAct) => void }) => (
  <span className="flex flex-wrap gap-2 max-md:mt-2 md:justify-end">
    {actsFor(person).map((act) => (
      <Button
        key={act.label}
        size="small"
        aria-label={`${act.label}: ${person.email}`}
        onClick={() => onAsk(act)}
      >
        {act.label}
      </Button>
    ))}
  </span>
);
