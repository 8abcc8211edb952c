import { Button, Input, Search } from '@lintel/ui';
import { useNavigate } from '@lintel/web/router';
import { useState } from 'react';
import { placeAddress } from './queue-address.js';

/** Finds a job of any queue by an id. */
export function FindForm({ text = '' }: { text?: string }) {
  const [sought, setSought] = useState(text);
  const navigate = useNavigate();
  return (
    <form
      role="search"
      aria-label="Jobs"
      className="flex max-w-xl items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(placeAddress({ q: sought.trim() }));
      }}
    >
      <Input
        label="Find a job"
        hideLabel
        type="search"
        placeholder="Key, recipient, listing, template or reference"
        className="min-w-0 flex-1"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      <Button type="submit" className="h-12">
        <Search aria-hidden />
        Find
      </Button>
    </form>
  );
}
