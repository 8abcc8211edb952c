import { parseColour, type Rgb, type Scheme, schemes } from '@lintel/contracts/brand';

export type TokenValues = Record<Scheme, Readonly<Record<string, Rgb>>>;

/** The values of colour tokens in both schemes, as the browser computes them, whichever scheme is shown. The style sheet must be loaded. */
export function readTokenValues(names: readonly string[]): TokenValues {
  const probe = document.createElement('span');
  // Otherwise, with reduced motion, it would read the colour that a transition of zero length starts from.
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
