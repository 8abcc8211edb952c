import type { ComponentProps } from 'react';

/**
 * A field that people do not see, reach or hear of; what fills it in is a program. Not `display: none`, which programs look for. Managers of
 * passwords are asked to leave it alone.
 */
export const TrapField = (props: ComponentProps<'input'>) => (
  <div aria-hidden className="sr-only">
    <label>
      Website
      <input
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-lpignore="true"
        data-bwignore
        {...props}
      />
    </label>
  </div>
);
