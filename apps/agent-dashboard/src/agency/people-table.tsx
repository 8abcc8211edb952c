import { dayText } from '@lintel/kernel';
import { Badge, Button, Select, Table } from '@lintel/ui';
import type { AgencyRole, Colleague } from './agency-queries.js';
import { useId } from 'react';
import { mailAddress } from '../shared/contact-address.js';
import { isLastOwner, roleOptions, roleText, somebodyOwns } from './roles.js';

interface PeopleTableProps {
  readonly members: readonly Colleague[];
  /** The account that is looking at the table. */
  readonly me: string;
  readonly manages: boolean;
  /** A role that is on its way. */
  readonly changing: { readonly colleague: Colleague; readonly role: AgencyRole } | undefined;
  readonly onRole: (colleague: Colleague, role: AgencyRole) => void;
  readonly onRemove: (colleague: Colleague) => void;
}

/** Colleagues, a row each. On a narrow screen the columns stand below the name. */
export function PeopleTable({ members, me, manages, changing, onRole, onRemove }: PeopleTableProps) {
  const rule = useId();
  const [only] = members.filter(({ id }) => isLastOwner(members, id));
  return (
    <>
      <Table caption="People of the agency" hideCaption className="[&_tbody_td]:py-3 [&_tbody_th]:py-3">
        <thead className="max-md:sr-only">
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Role</th>
            <th scope="col">Joined</th>
            <th scope="col">
              <span className="sr-only">Action</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {members.map((member) => {
            const mine = member.id === me;
            const held = member.id === only?.id;
            const described = held ? rule : undefined;
            return (
              <tr
                key={member.id}
                className="animate-arrive max-md:grid max-md:grid-cols-[1fr_auto] max-md:items-center max-md:[&>*]:border-b-0!"
              >
                <th scope="row" className="max-md:col-span-2 max-md:pb-0!">
                  <span className="wrap-anywhere">{member.name}</span>
                  {mine && <Badge className="ml-2">You</Badge>}
                  <a
                    href={mailAddress(member.email)}
                    className="block w-fit text-sm font-normal wrap-anywhere text-soft underline-offset-4 hover:underline"
                  >
                    {member.email}
                  </a>
                </th>
                <td className="max-md:pr-0!">
                  {manages ? (
                    <Select
                      label={`Role of ${member.name}`}
                      hideLabel
                      className="w-40"
                      options={roleOptions}
                      value={changing?.colleague.id === member.id ? changing.role : member.role}
                      disabled={held || changing !== undefined}
                      onChange={({ target }) => onRole(member, target.value as AgencyRole)}
                    />
                  ) : (
                    roleText[member.role]
                  )}
                </td>
                <td className="whitespace-nowrap text-soft max-md:hidden">{dayText(member.joinedAt)}</td>
                <td className="text-right">
                  {(manages || mine) && (
                    <Button
                      size="small"
                      variant="danger"
                      disabled={held}
                      aria-describedby={described}
                      aria-label={mine ? undefined : `Remove ${member.name}`}
                      onClick={() => onRemove(member)}
                    >
                      {mine ? 'Leave' : 'Remove'}
                    </Button>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
      {only && manages && (
        <p id={rule} className="mt-2 text-sm text-stone">
          {only.id === me ? 'You are' : `${only.name} is`} the only owner. {somebodyOwns}
        </p>
      )}
    </>
  );
}
