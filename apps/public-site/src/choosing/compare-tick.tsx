import { Checkbox } from '@lintel/ui';
import { toggleCompared, useCompared } from './compared.js';

/** Chooses a home to stand beside others. */
export function CompareTick({
  home: { id, title },
}: {
  home: { readonly id: number; readonly title: string };
}) {
  const chosen = useCompared().includes(id);
  return (
    <Checkbox
      label="Compare"
      aria-label={`Compare ${title}`}
      checked={chosen}
      onChange={() => toggleCompared(id)}
    />
  );
}
