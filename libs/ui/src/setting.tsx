import { useId, type ReactNode } from 'react';

interface SettingProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children: ReactNode;
}

/** One matter of a page of settings: what it is on the left, its controls on the right. */
export function Setting({ title, text, children }: SettingProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-16 gap-y-5 border-b border-line py-10 last:border-b-0 lg:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {text !== undefined && <p className="mt-2 max-w-measure text-soft">{text}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
