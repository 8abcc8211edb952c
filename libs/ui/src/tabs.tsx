import { clsx } from 'clsx';
import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

export interface Tab {
  readonly value: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps {
  /** What the tabs choose between, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly defaultValue?: string;
  readonly value?: string;
  readonly onValueChange?: (value: string) => void;
  readonly className?: string;
}

/**
 * Panels of which one shows.
 *
 * - **Keyboard**: Tab reaches the chosen tab, then its panel; arrows, Home and End move between tabs.
 * - **Screen readers**: a list of tabs named `label`; each panel is named by its tab.
 */
export function Tabs({ label, tabs, defaultValue = tabs[0]?.value, className, ...rest }: TabsProps) {
  return (
    <Primitive.Root
      defaultValue={rest.value === undefined ? defaultValue : undefined}
      className={className}
      {...rest}
    >
      <Primitive.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto max-sm:gap-0 border-b border-line"
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            className={clsx(
              '-mb-px min-h-11 border-b-2 border-transparent px-4 text-base font-semibold max-sm:px-2 max-sm:text-sm whitespace-nowrap text-stone transition-colors hover:text-ink',
              'data-[state=active]:border-brick data-[state=active]:text-ink focus-visible:-outline-offset-3',
            )}
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.value} value={tab.value} className="pt-5">
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
