import { Checkbox, clsx, Input, Select } from '@lintel/ui';
import { nations, type Buyer, type MortgageKind, type Nation } from '@lintel/money';
import type { ReactNode } from 'react';
import type { Read } from './read-answers.js';
import type { Answers } from './use-answers.js';

export const nationText: Readonly<Record<Nation, string>> = {
  england: 'England',
  northernIreland: 'Northern Ireland',
  scotland: 'Scotland',
  wales: 'Wales',
};
const buyerText: Readonly<Record<Buyer, string>> = {
  moving: 'Moving home',
  firstTime: 'First-time buyer',
  additional: 'Additional home',
};
const kindText: Readonly<Record<MortgageKind, string>> = {
  repayment: 'Repayment',
  interestOnly: 'Interest only',
};
const optionsOf = <Value extends string>(texts: Readonly<Record<Value, string>>) =>
  Object.entries<string>(texts).map(([value, label]) => ({ value, label }));

interface FieldProps<Name extends string> {
  readonly answers: Answers<Name>;
  readonly name: Name;
}

/** A figure to write. Room for a line of error is there from the beginning, so that nothing moves when one appears. */
export function FigureField<Name extends string>({
  answers,
  name,
  label,
  hint,
  read,
}: FieldProps<Name> & { label: string; hint?: ReactNode; read: Read<unknown> }) {
  return (
    <Input
      label={label}
      hint={hint}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      value={answers.texts[name]}
      onChange={({ target }) => answers.set(name, target.value)}
      error={read.error}
      className={clsx(hint === undefined ? 'min-h-26' : 'min-h-33', '[&_input]:tabular-nums')}
    />
  );
}

function ChoiceField<Name extends string>({
  answers,
  name,
  label,
  hint,
  options,
}: FieldProps<Name> & {
  label: string;
  hint?: ReactNode;
  options: readonly { value: string; label: string }[];
}) {
  const text = answers.texts[name];
  return (
    <Select
      label={label}
      hint={hint}
      name={name}
      options={options}
      // An address may name what is no choice.
      value={options.some(({ value }) => value === text) ? text : options[0]!.value}
      onChange={({ target }) => answers.set(name, target.value)}
      className={hint === undefined ? 'min-h-26' : 'min-h-33'}
    />
  );
}

export const NationField = ({ answers }: { answers: Answers<'nation'> }) => (
  <ChoiceField
    answers={answers}
    name="nation"
    label="Where the home is"
    options={nations.map((nation) => ({ value: nation, label: nationText[nation] }))}
  />
);

export const BuyerField = ({ answers }: { answers: Answers<'buyer'> }) => (
  <ChoiceField answers={answers} name="buyer" label="You are" options={optionsOf(buyerText)} />
);

export const KindField = ({ answers }: { answers: Answers<'kind'> }) => (
  <ChoiceField answers={answers} name="kind" label="Kind of mortgage" options={optionsOf(kindText)} />
);

export const AbroadField = ({ answers, nation }: { answers: Answers<'abroad'>; nation: Nation }) => (
  <Checkbox
    label="I live outside the United Kingdom"
    hint="Counts in England and Northern Ireland: in the UK on fewer than 183 days of the twelve months before."
    name="abroad"
    checked={answers.texts.abroad === 'yes'}
    disabled={nation === 'scotland' || nation === 'wales'}
    onChange={({ target }) => answers.set('abroad', target.checked ? 'yes' : '')}
  />
);
