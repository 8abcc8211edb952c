import { Input, Search } from '@lintel/ui';

interface SearchBoxProps {
  /** What is searched, for screen readers; also the placeholder, unless one is given. */
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly className?: string;
}

/** Narrows a list while one types. Escape empties it. */
export const SearchBox = ({ label, placeholder, value, onChange, className }: SearchBoxProps) => (
  <div role="search" className={`relative ${className ?? ''}`}>
    <Search className="pointer-events-none absolute top-3.5 left-3.5 z-10 size-5 text-stone" aria-hidden />
    <Input
      type="search"
      label={label}
      hideLabel
      placeholder={placeholder}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={200}
      className="[&_input]:pl-11"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </div>
);
