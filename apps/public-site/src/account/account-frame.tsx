import { ArrowLeft } from '@lintel/ui';
import { usePageTitle } from '@lintel/web';
import { useNavigate } from '@lintel/web/router';
import type { ReactNode } from 'react';

export interface FramePicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Which part stays in sight, as in `object-[50%_60%]`. */
  readonly position?: string;
  /** A line over the picture. */
  readonly words: string;
}

export interface AccountFrameProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly picture: FramePicture;
  /** Where Back leads; without it, to the page before. */
  readonly onBack?: () => void;
  readonly children: ReactNode;
  /** Below the form. */
  readonly foot?: ReactNode;
}

/** A form about an account, beside a drawn picture where there is room. */
export function AccountFrame({ title, lead, picture, onBack, children, foot }: AccountFrameProps) {
  const back = useBack();
  usePageTitle(title);
  return (
    <div className="mx-auto grid max-w-page gap-x-20 px-4 py-8 md:px-8 md:py-12 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
      <div className="mx-auto flex w-full max-w-md flex-col lg:min-h-[36rem] lg:justify-center">
        <button
          type="button"
          onClick={onBack ?? back}
          className="-ml-2 inline-flex min-h-11 items-center gap-2 self-start rounded-control px-2 text-sm font-semibold text-soft underline-offset-4 hover:text-ink hover:underline"
        >
          <ArrowLeft className="size-4" aria-hidden /> Back
        </button>
        <h1 className="mt-3 text-3xl">{title}</h1>
        {lead !== undefined && <p className="mt-3 text-lg text-soft">{lead}</p>}
        <div className="mt-7">{children}</div>
        {foot !== undefined && <div className="mt-8 border-t border-line pt-5 text-soft">{foot}</div>}
      </div>
      <figure
        aria-hidden
        className="sticky top-24 h-[min(46rem,calc(100dvh-8rem))] min-h-[36rem] overflow-hidden rounded-card bg-night max-lg:hidden"
      >
        <img
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt=""
          className={`absolute inset-0 size-full object-cover ${picture.position ?? ''}`}
        />
        <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-night from-20% via-night/80 via-50% to-transparent px-10 pt-32 pb-10">
          <p className="max-w-md font-display text-2xl text-white">{picture.words}</p>
        </div>
      </figure>
    </div>
  );
}

/** Goes to the page before, or home for visitors who came from elsewhere. */
function useBack(): () => void {
  const navigate = useNavigate();
  return () => {
    const { idx } = (history.state ?? {}) as { idx?: number };
    if (idx) navigate(-1);
    else navigate('/');
  };
}
