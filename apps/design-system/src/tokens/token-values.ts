import { parseColour, type Rgb, type Scheme, schemes } from '@lintel/contracts/brand';

export type TokenValues = Record<Scheme, Readonly<Record<string, Rgb>>>;

/** What the browser computes for colour tokens in both schemes, whichever is shown. The style sheet must be there. */
export function readTokenValues(names: readonly string[]): TokenValues {
  const probe = document.createElement('span');
  // Else, with reduced motion, it would read the colour that a transition of no length starts from.
  probe.style.setProperty('transition', 'none', 'important');
  document.body.append(probe);
  const read = (scheme: Scheme) => {
    probe.style.colorScheme = scheme;
    return Object.fromEntries(
      names.map((name) => {
        probe.style.color = `var(--color-${name})`;
        return [name, parseColour(getComputedStyle(probe).color)];
      }),
    );
  };
  const [light, dark] = schemes.map(read);
  probe.remove();
  return { light: light!, dark: dark! };
}
