interface HomeContact {
  readonly name: string;
  readonly isMine: boolean;
}

/** Whose home it is among the people of the agency: `Contact: Sam Example`, `Contact: You`; null while nobody is known. */
export const contactText = ({ name, isMine }: HomeContact): string | null =>
  isMine ? 'Contact: You' : name === '' ? null : `Contact: ${name}`;
