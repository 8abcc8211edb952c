import { Button, Input } from '@lintel/ui';
import { useState } from 'react';

/** Narrows failed jobs down to those whose last error has a text in it. */
export function ErrorFilter({ text, onFilter }: { text: string; onFilter: (error: string) => void }) {
  const [sought, setSought] = useState(text);
  return (
    <form
      className="mb-4 flex max-w-xl items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onFilter(sought.trim());
      }}
    >
      <Input
        label="The error has the words"
        type="search"
        maxLength={200}
        className="min-w-0 flex-1"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      <Button type="submit" className="h-12">
        Filter
      </Button>
    </form>
  );
}
