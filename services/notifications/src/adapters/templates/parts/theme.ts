import type { CSSProperties } from 'react';

/** The site's colours in its light scheme; mail programs know no variables, so that each element carries its own. */
export const colour = {
  paper: '#faf6ef',
  ink: '#16231d',
  soft: '#414b45',
  stone: '#626860',
  line: '#e3dccf',
  brick: '#9c3d27',
  onBrick: '#fffaf4',
} as const;

/** Without the site's own fonts: a mail fetches nothing. */
export const serif = "Fraunces, Georgia, 'Times New Roman', serif";
export const sans = "Inter, 'Segoe UI', Arial, sans-serif";

/** By class, what a mail program in dark mode shows instead, where it asks. Others keep the light scheme or turn it themselves. */
export const darkScheme = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background-color: #121815 !important; }
  .ink { color: #f2ece0 !important; }
  .soft { color: #cfd0c6 !important; }
  .stone { color: #a4aaa0 !important; }
  .line { border-color: #2b3631 !important; }
  .brick { background-color: #e6967b !important; color: #2a0f06 !important; }
}
`;

export const runningText: CSSProperties = {
  margin: '0 0 16px',
  fontSize: '16px',
  lineHeight: 1.6,
  color: colour.ink,
};

export const smallText: CSSProperties = {
  margin: '0 0 8px',
  fontSize: '14px',
  lineHeight: 1.5,
  color: colour.stone,
};
