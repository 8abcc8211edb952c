import { type Colour, colours, contrast, type Scheme, schemes } from '@lintel/contracts/brand';
import { clsx, Table } from '@lintel/ui';
import { useState } from 'react';
import { readTokenValues, type TokenValues } from './token-values.js';

const names = [...new Set(colours.flatMap(({ name, on }) => [name, ...on]))];

/** Every colour in both schemes, each with its lowest contrast against the surfaces it stands on. */
export function Colours() {
  const [values] = useState(() => readTokenValues(names));
  return (
    <Table caption="Colours" className="mt-4">
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">For</th>
          {schemes.map((scheme) => (
            <th key={scheme} scope="col" className="capitalize">
              {scheme}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {colours.map((colour) => (
          <tr key={colour.name}>
            <th scope="row" className="whitespace-nowrap">
              {colour.name}
            </th>
            <td>{colour.use}</td>
            {schemes.map((scheme) => (
              <td key={scheme}>
                <Swatch colour={colour} scheme={scheme} values={values} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Swatch({ colour, scheme, values }: { colour: Colour; scheme: Scheme; values: TokenValues }) {
  const { name, on, least } = colour;
  const own = values[scheme][name]!;
  const worst = on
    .map((ground) => ({ ground, ratio: contrast(own, values[scheme][ground]!) }))
    .sort((one, other) => one.ratio - other.ratio)[0];
  return (
    <span className="flex items-center gap-3 whitespace-nowrap">
      <span
        aria-hidden
        className="size-9 shrink-0 rounded-control border border-edge"
        style={{ colorScheme: scheme, backgroundColor: `var(--color-${name})` }}
      />
      <span>
        <code className="text-sm">#{own.map((part) => part.toString(16).padStart(2, '0')).join('')}</code>
        {worst && (
          <span className="block text-sm text-stone">
            {worst.ratio.toFixed(1)} on {worst.ground}
            {least !== undefined && (
              <span className={clsx('font-semibold', worst.ratio >= least ? 'text-moss' : 'text-clay')}>
                {worst.ratio >= least ? ' passes' : ` below ${least}`}
              </span>
            )}
          </span>
        )}
      </span>
    </span>
  );
}

const sizes = [
  ['text-4xl font-display', '56', 'The first words of the home page'],
  ['text-3xl font-display', '40', 'The heading of a page'],
  ['text-2xl font-display', '28', 'The price on a property’s page'],
  ['text-xl font-display', '22', 'The heading of a part'],
  ['text-lg', '18', 'The title of a card, a description'],
  ['text-base', '16', 'Text and controls'],
  ['text-sm', '14', 'Labels and captions'],
] as const;

/** Headings are Fraunces, everything else Inter. */
export const TypeScale = () => (
  <ul className="mt-4 flex flex-col gap-5">
    {sizes.map(([look, pixels, use]) => (
      <li key={pixels} className="grid items-baseline gap-x-6 sm:grid-cols-[4rem_1fr]">
        <span className="text-sm text-stone tabular-nums">{pixels} px</span>
        <span className={clsx(look, 'break-words')}>{use}</span>
      </li>
    ))}
    <li className="grid items-baseline gap-x-6 sm:grid-cols-[4rem_1fr]">
      <span className="text-sm text-stone">Figures</span>
      <span className="tabular-nums">
        £1,175,000
        <br />
        £8,500,000
      </span>
    </li>
  </ul>
);

/** Multiples of 4 px, with the class that gives them. */
export const Spacing = () => (
  <ul className="mt-4 flex flex-col gap-2">
    {[1, 2, 3, 4, 5, 6, 8, 10, 12, 16].map((step) => (
      <li key={step} className="flex items-center gap-4">
        <span className="w-28 text-sm text-stone tabular-nums">
          {step} · {step * 4} px
        </span>
        <span aria-hidden className="h-3 bg-moss" style={{ width: step * 4 }} />
      </li>
    ))}
  </ul>
);

/** Corners and the one shadow. */
export const Shape = () => (
  <ul className="mt-4 flex flex-wrap gap-4">
    {[
      ['rounded-sm', 'Badges, 4 px'],
      ['rounded-control', 'Controls, 8 px'],
      ['rounded-card', 'Cards, 12 px'],
      ['rounded-card shadow-float', 'What floats'],
    ].map(([look, use]) => (
      <li
        key={use}
        className={clsx('grid h-24 w-40 place-items-center border border-line bg-surface text-sm', look)}
      >
        {use}
      </li>
    ))}
  </ul>
);
