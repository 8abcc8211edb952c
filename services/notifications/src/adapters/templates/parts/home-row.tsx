import { factsText, priceText, statusText } from '../../../domain/home-words.js';
import type { LetterPicture } from '../../../domain/home-picture.js';
import type { LetterHome } from '../../../domain/letter.js';
import { useLook } from './theme.js';

const line = { margin: '0 0 4px', fontSize: '16px', lineHeight: 1.5, overflowWrap: 'break-word' } as const;

interface HomeRowProps {
  readonly home: LetterHome;
  /** Without its link, where a button leads to it. */
  readonly plain?: boolean;
}

/** A home as it stands in a list: its picture, then the price, then what and where it is. */
export function HomeRow({ home, plain = false }: HomeRowProps) {
  const { colour, display } = useLook();
  return (
    <div
      data-text="home"
      className="line"
      style={{ padding: '16px 0', borderTop: `1px solid ${colour.line}` }}
    >
      {home.picture && <HomePicture picture={home.picture} url={home.url} />}
      <p
        data-text="line"
        className="ink"
        style={{ ...line, fontFamily: display, fontSize: '22px', color: colour.ink }}
      >
        {priceText(home)}
      </p>
      <p data-text="line" className="ink" style={{ ...line, color: colour.ink }}>
        {home.title}
        {home.location && `, ${home.location}`}
      </p>
      <p data-text="line" className="soft" style={{ ...line, fontSize: '14px', color: colour.soft }}>
        {factsText(home)}
        {home.status !== 'available' && ` · ${statusText(home.status)}`}
      </p>
      {!plain && (
        <p data-text="line" style={line}>
          <a
            className="ink"
            href={home.url}
            aria-label={`See ${home.title}`}
            style={{ color: colour.ink, fontWeight: 600 }}
          >
            See this home
          </a>
        </p>
      )}
    </div>
  );
}

// Old programs know a picture's size by its attributes alone, and narrow ones shrink it; with pictures off there are its words.
function HomePicture({ picture, url }: { readonly picture: LetterPicture; readonly url: string }) {
  const { colour, sans } = useLook();
  return (
    <a data-skip-in-text="true" href={url} style={{ textDecoration: 'none' }}>
      <img
        className="soft"
        src={picture.url}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        style={{
          display: 'block',
          width: '100%',
          maxWidth: `${picture.width}px`,
          height: 'auto',
          margin: '0 0 12px',
          border: 0,
          borderRadius: '8px',
          fontFamily: sans,
          fontSize: '14px',
          color: colour.soft,
        }}
      />
    </a>
  );
}
