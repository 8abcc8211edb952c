import type { BrandFile, ColourName } from '@lintel/contracts';
import type { Brand } from '@lintel/service-kit';
import { createContext, type CSSProperties, useContext } from 'react';

/** By what an e-mail has them for, in the order of the style sheet below. */
const tokens = {
  paper: 'paper',
  ink: 'ink',
  soft: 'soft',
  stone: 'stone',
  line: 'line',
  brick: 'brick',
  onBrick: 'on-brick',
} as const satisfies Readonly<Record<string, ColourName>>;

type Colours = Readonly<Record<keyof typeof tokens, string>>;

/** How the brand looks in an e-mail, and who sends it. */
export interface Look {
  readonly name: string;
  readonly entity: BrandFile['entity'];
  /** The light scheme; mail programs know no variables, so that each element carries its own. */
  readonly colour: Colours;
  /** By class, what a mail program in dark mode shows instead, where it asks. Others keep the light scheme or turn it themselves. */
  readonly darkScheme: string;
  readonly display: string;
  readonly sans: string;
  readonly runningText: CSSProperties;
  readonly smallText: CSSProperties;
}

/** Without the brand's own typefaces where a device has none of the name: a mail fetches none. */
const stacks = { serif: "Georgia, 'Times New Roman', serif", 'sans-serif': "'Segoe UI', Arial, sans-serif" };
const stackOf = ({ family, kind }: Brand['fonts']['sans']): string =>
  `${family.includes(' ') ? `'${family}'` : family}, ${stacks[kind]}`;

export function lookOf({ name, entity, colours, fonts }: Brand): Look {
  const [colour, dark] = [coloursOf(colours.light), coloursOf(colours.dark)];
  return {
    name,
    entity,
    colour,
    darkScheme: `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background-color: ${dark.paper} !important; }
  .ink { color: ${dark.ink} !important; }
  .soft { color: ${dark.soft} !important; }
  .stone { color: ${dark.stone} !important; }
  .line { border-color: ${dark.line} !important; }
  .brick { background-color: ${dark.brick} !important; color: ${dark.onBrick} !important; }
}
`,
    display: stackOf(fonts.display),
    sans: stackOf(fonts.sans),
    runningText: { margin: '0 0 16px', fontSize: '16px', lineHeight: 1.6, color: colour.ink },
    smallText: { margin: '0 0 8px', fontSize: '14px', lineHeight: 1.5, color: colour.stone },
  };
}

const coloursOf = (scheme: Brand['colours']['light']): Colours =>
  Object.fromEntries(Object.entries(tokens).map(([name, token]) => [name, scheme[token]])) as Colours;

export const LookContext = createContext<Look | null>(null);

/** The look of the e-mail that is being written out. */
export function useLook(): Look {
  const look = useContext(LookContext);
  if (!look) throw new Error('This part of an e-mail is written out without a look.');
  return look;
}
