import { subjectLine } from '../../domain/display-text.js';
import { counted, factsText, priceText } from '../../domain/home-words.js';
import type { DigestLetter, LetterContent } from '../../domain/letter.js';
import { Button } from './parts/button.js';
import { Frame } from './parts/frame.js';
import { HomeRow } from './parts/home-row.js';
import { Heading, Paragraph, Small, SmallLink, SmallPrint } from './parts/words.js';
import type { Template } from './template.js';

type Content = Extract<LetterContent, { template: 'saved-search-digest' }>;

const rhythm: Record<DigestLetter['frequency'], string> = {
  instant: 'as soon as there are any',
  daily: 'once a day',
  weekly: 'once a week',
};

/** New matches of a saved search: those that are shown, and how many more there are. */
export const savedSearchDigest: Template<Content> = (content) => {
  const { search, frequency, homes, more, results, searches, unsubscribe } = content;
  const found = counted(homes.length + more, 'new home');
  const first = homes[0]!;
  return {
    subject: subjectLine(`${found} for “${search}”`),
    body: (
      <Frame
        title={`${found} for “${search}”`}
        preview={`${priceText(first)}, ${first.location}, ${factsText(first)}`}
      >
        <Heading>
          {found} for “{search}”
        </Heading>
        {homes.map((home) => (
          <HomeRow key={home.id} home={home} />
        ))}
        {more > 0 && <Paragraph>and {counted(more, 'more new match', 'more new matches')}</Paragraph>}
        <Button href={results} label="See all matches" />
        <SmallPrint>
          <Small>
            Why did I get this? You saved the search “{search}”, and asked to be told of new matches{' '}
            {rhythm[frequency]}. A home is told of once for each search.
          </Small>
          <SmallLink href={searches}>Change how often, or remove the search</SmallLink>
          <SmallLink href={unsubscribe}>Unsubscribe from this search</SmallLink>
        </SmallPrint>
      </Frame>
    ),
  };
};
