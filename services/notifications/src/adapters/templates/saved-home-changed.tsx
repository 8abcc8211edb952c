import { subjectLine } from '../../domain/display-text.js';
import { priceText, statusText } from '../../domain/home-words.js';
import type { HomeChangedLetter, LetterContent } from '../../domain/letter.js';
import { Button } from './parts/button.js';
import { Frame } from './parts/frame.js';
import { HomeRow } from './parts/home-row.js';
import { Greeting, Heading, Paragraph, Small, SmallLink, SmallPrint } from './parts/words.js';
import type { Template } from './template.js';

type Content = Extract<LetterContent, { template: 'saved-home-changed' }>;

/** What became of a saved home: another price, another status, or both. */
export const savedHomeChanged: Template<Content> = (content) => {
  const { name, home, savedHomes, preferences, unsubscribe } = content;
  const { heading, changes } = wordsFor(content);
  return {
    subject: subjectLine(`${heading}: ${home.title}`),
    body: (
      <Frame title={heading} preview={`${changes.join(' ')} ${home.title}, ${home.location}`}>
        <Heading>{heading}</Heading>
        <Greeting name={name} />
        <Paragraph>A home that you saved has changed.</Paragraph>
        {changes.map((change) => (
          <Paragraph key={change}>{change}</Paragraph>
        ))}
        <HomeRow home={home} plain />
        <Button href={home.url} label="See this home" />
        <SmallPrint>
          <Small>
            Why did I get this? You saved this home, and we tell you when a saved home changes its price or
            status.
          </Small>
          <SmallLink href={savedHomes}>See all homes that you saved</SmallLink>
          <SmallLink href={preferences}>Choose which e-mails you receive</SmallLink>
          <SmallLink href={unsubscribe}>Unsubscribe from news of saved homes</SmallLink>
        </SmallPrint>
      </Frame>
    ),
  };
};

function wordsFor({ home, before }: HomeChangedLetter): {
  readonly heading: string;
  readonly changes: readonly string[];
} {
  const priceBefore = priceText({ ...home, price: before.price });
  const price = priceText(home);
  const status = statusText(home.status);
  const changes = [
    ...(before.price === home.price ? [] : [`Price: ${priceBefore} → ${price}`]),
    ...(before.status === home.status ? [] : [`Status: ${statusText(before.status)} → ${status}`]),
  ];
  if (before.status !== home.status) return { heading: `Now ${status}`, changes };
  const reduced = before.price !== null && home.price !== null && home.price < before.price;
  return { heading: reduced ? 'Price reduced' : 'New price', changes };
}
