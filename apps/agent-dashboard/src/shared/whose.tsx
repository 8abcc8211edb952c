import { Select } from '@lintel/ui';
import { useSearchParams } from '@lintel/web/router';

/** The query parameter, and its only value: everybody's homes are the default and not written. */
export const whoseName = 'whose';
export type Whose = 'mine';

export const readWhose = (text: string | null): Whose | undefined => (text === 'mine' ? text : undefined);

/** Whether the address asks only for homes whose contact the agent is, and a way to change that. */
export function useMine(): readonly [boolean, (mine: boolean) => void] {
  const [search, setSearch] = useSearchParams();
  return [
    readWhose(search.get(whoseName)) !== undefined,
    (mine) =>
      setSearch(
        (before) => {
          if (mine) before.set(whoseName, 'mine');
          else before.delete(whoseName);
          return before;
        },
        { replace: true },
      ),
  ];
}

interface WhoseChoiceProps {
  readonly mine: boolean;
  readonly onChange: (mine: boolean) => void;
  readonly hideLabel?: boolean;
  readonly className?: string;
}

/** Of all homes of the agency those whose contact the agent is. */
export const WhoseChoice = ({ mine, onChange, ...look }: WhoseChoiceProps) => (
  <Select
    label="Homes"
    {...look}
    value={mine ? 'mine' : ''}
    options={[
      { value: '', label: 'Everybody’s' },
      { value: 'mine', label: 'Mine' },
    ]}
    onChange={({ target }) => onChange(target.value === 'mine')}
  />
);
