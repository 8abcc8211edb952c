import { exactMomentText } from '@lintel/kernel';
import { Badge, Button } from '@lintel/ui';
import { endText, type Key, scopeText, stateOf, usedText } from '@lintel/web/integrations';
import { ConsoleTable } from '../../console/console-table.js';
import { Owner } from '../owner.js';

interface KeysTableProps {
  readonly keys: readonly Key[];
  /** When they were fetched. */
  readonly now: Date;
  readonly onRotate: (key: Key) => void;
  readonly onRevoke: (key: Key) => void;
}

/** Keys, those that are over included: what used them may still try. */
export const KeysTable = ({ keys, now, ...acts }: KeysTableProps) => (
  <ConsoleTable caption="Keys" heads={['Key', 'What it may do', 'Use']} acts="What can be done" actsBelow>
    {keys.map((key) => (
      <tr key={key.id}>
        <th scope="row" className="max-md:w-full">
          <span className="wrap-anywhere">{key.name}</span>
          <span className="block font-mono font-normal text-soft">{key.prefix}...</span>
          <span className="block font-normal">
            <Owner agencyId={key.agencyId} />
          </span>
          <span className="mt-1 block font-normal md:hidden">
            <Use of={key} now={now} />
            <Scopes of={key} />
            <Acts of={key} now={now} {...acts} />
          </span>
        </th>
        <td className="max-md:hidden">
          <Scopes of={key} />
        </td>
        <td className="min-w-48 max-md:hidden">
          <Use of={key} now={now} />
        </td>
        <td className="max-md:hidden">
          <Acts of={key} now={now} {...acts} />
        </td>
      </tr>
    ))}
  </ConsoleTable>
);

const Scopes = ({ of: { scopes } }: { of: Key }) => (
  <ul className="text-soft max-md:mt-1">
    {scopes.map((scope) => (
      <li key={scope}>{scopeText(scope)}</li>
    ))}
  </ul>
);

function Use({ of: key, now }: { of: Key; now: Date }) {
  const { text, tone } = stateOf(key, now);
  return (
    <>
      <Badge tone={tone}>{text}</Badge>
      <span className="mt-1 block text-soft tabular-nums" title={`Made ${exactMomentText(key.createdAt)}`}>
        {usedText(key)}. {endText(key, now)}.
      </span>
    </>
  );
}

const Acts = ({ of: key, now, onRotate, onRevoke }: { of: Key } & Omit<KeysTableProps, 'keys'>) =>
  stateOf(key, now).good && (
    <span className="flex flex-wrap gap-2 max-md:mt-2 md:justify-end">
      <Button size="small" aria-label={`New secret for ${key.name}`} onClick={() => onRotate(key)}>
        New secret
      </Button>
      <Button size="small" variant="danger" aria-label={`Revoke ${key.name}`} onClick={() => onRevoke(key)}>
        Revoke
      </Button>
    </span>
  );
