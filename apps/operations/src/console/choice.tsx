import { Select, type SelectOption } from '@lintel/ui';

export interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: Readonly<Record<Value, string>>;
  readonly onChoose: (value: Value) => void;
}

/** One of a few, which a page's address holds. */
export const Choice = <Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) => (
  <Select
    label={label}
    className="w-56 max-md:w-full"
    options={Object.entries<string>(options).map(([one, text]): SelectOption => ({
      value: one,
      label: text,
    }))}
    value={value}
    onChange={({ target }) => onChoose(target.value as Value)}
  />
);

/** What the address says where that is one of them; else the first. */
export const chosenOf = <Value extends string>(
  options: Readonly<Record<Value, string>>,
  said: string | null,
): Value => (said !== null && Object.hasOwn(options, said) ? said : Object.keys(options)[0]) as Value;
