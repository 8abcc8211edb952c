import { Button, Input, Search } from '@lintel/ui';
import { useState, type FormEvent } from 'react';

export interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  /** What is looked for now, as the page's address says. */
  readonly sought: string;
  readonly onSeek: (text: string) => void;
}

/** What a page is searched by. It asks when it is sent, not at each letter. */
export function SearchBox(props: SearchBoxProps) {
  // Starts again from the address whenever that changes.
  return <Box key={props.sought} {...props} />;
}

function Box({ label, placeholder, sought, onSeek }: SearchBoxProps) {
  const [text, setText] = useState(sought);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onSeek(text.trim());
  };
  return (
    <form role="search" onSubmit={send} className="flex max-w-2xl items-end gap-2">
      <div className="relative min-w-0 flex-1 [&_input]:h-11 [&_input]:pl-10">
        <Search className="absolute top-3 left-3 z-10 size-5 text-stone" aria-hidden />
        <Input
          type="search"
          label={label}
          hideLabel
          placeholder={placeholder}
          autoComplete="off"
          maxLength={300}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <Button type="submit">Find</Button>
      {sought !== '' && (
        <Button variant="quiet" onClick={() => onSeek('')}>
          Clear
        </Button>
      )}
    </form>
  );
}
