import { Input, Select } from '@lintel/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { findAgencies } from '../../agencies/agencies-queries.js';

/** An agency's id; null for the whole portal; undefined as long as nobody has said. */
export type Whose = string | null | undefined;

interface AgencyChoiceProps {
  readonly value: Whose;
  readonly error: string | undefined;
  readonly onChoose: (whose: Whose) => void;
}

const portal = 'the whole portal';

/** For whom something is: the whole portal, or an agency that is found by its name or id. */
export function AgencyChoice({ value, error, onChoose }: AgencyChoiceProps) {
  const [text, setText] = useState('');
  const sought = text.trim();
  const { data = [] } = useQuery({ ...findAgencies(sought, null), enabled: sought.length > 1 });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Input
        type="search"
        label="Find an agency"
        hint="By its name or id."
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          onChoose(undefined);
        }}
      />
      <Select
        label="Whose it is"
        hint="The portal’s reads what every agency’s does."
        required
        error={error}
        options={[
          { value: '', label: 'Choose', disabled: true },
          { value: portal, label: 'The whole portal' },
          ...data.map(({ id, companyName }) => ({ value: id, label: `${companyName} (${id})` })),
        ]}
        value={value === null ? portal : (value ?? '')}
        onChange={({ target }) => onChoose(target.value === portal ? null : target.value)}
      />
    </div>
  );
}
