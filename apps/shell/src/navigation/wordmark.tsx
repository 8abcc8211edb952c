import { brand } from '@lintel/web';
import { Link } from '@lintel/web/router';

interface WordmarkProps {
  /** Leaves the name out where the bar is full. */
  readonly compact?: boolean;
  /** On a photograph, which is dark in both schemes. */
  readonly onPhotograph?: boolean;
}

/** The portal's logo and, where that does not say it, its name. */
export function Wordmark({ compact = false, onPhotograph = false }: WordmarkProps) {
  const { name, logo } = brand();
  const { light, dark, width, height, saysName } = logo;
  return (
    <Link
      to="/"
      className="inline-flex items-center gap-2.5 rounded-sm font-display text-xl font-semibold"
      aria-label={`${name}, home`}
    >
      <picture>
        {!onPhotograph && <source media="(prefers-color-scheme: dark)" srcSet={dark} />}
        <img
          src={onPhotograph ? dark : light}
          alt=""
          width={width}
          height={height}
          className={saysName ? 'h-8 w-auto' : 'h-6 w-auto'}
        />
      </picture>
      {!saysName && <span className={compact ? 'md:max-lg:hidden' : undefined}>{name}</span>}
    </Link>
  );
}
