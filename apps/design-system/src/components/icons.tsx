import * as ui from '@lintel/ui';

/** Icons are objects to React (they forward refs), components are functions. */
const icons = Object.entries<unknown>(ui).filter(
  ([, value]) => typeof value === 'object' && value !== null && '$$typeof' in value,
) as [string, typeof ui.Bath][];

/** All exported icons; `icons.ts` of `libs/ui` is where another is added. */
export const Icons = () => (
  <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2">
    {icons.map(([name, Icon]) => (
      <li
        key={name}
        className="flex flex-col items-center gap-2 rounded-control border border-line p-3 text-center text-sm break-all"
      >
        <Icon className="size-5" aria-hidden /> {name}
      </li>
    ))}
  </ul>
);
