import { ArrowRight, clsx } from '@lintel/ui';
import { Link } from '@lintel/web/router';
import { inWordsOfBrand } from './in-words-of-brand.js';
import { pictureSize, postDate, type BlogPost } from './posts.js';

export interface PostCardProps {
  readonly post: BlogPost;
  /** The first of the list, picture beside the text where there is room. */
  readonly leading?: boolean;
  readonly headingLevel?: 'h2' | 'h3';
}

/** A post in a list: the picture lifts when the card is pointed at, and all of the card leads to the post. */
export const PostCard = ({ post, leading = false, headingLevel: Heading = 'h2' }: PostCardProps) => (
  <article
    className={clsx(
      'group relative flex flex-col',
      leading && 'lg:grid lg:grid-cols-[3fr_2fr] lg:items-center lg:gap-12',
    )}
  >
    <div className="overflow-hidden rounded-card bg-sunken">
      <img
        {...pictureSize}
        src={post.picture.src}
        alt={post.picture.alt}
        loading={leading ? 'eager' : 'lazy'}
        className="h-auto w-full transition-transform group-hover:scale-[1.02]"
      />
    </div>
    <div className={clsx('flex flex-1 flex-col', leading ? 'mt-5 lg:mt-0' : 'mt-5')}>
      <p className="text-sm text-stone">
        <time dateTime={post.date}>{postDate(post.date)}</time>
        <span aria-hidden className="max-sm:hidden">
          {' · '}
        </span>
        <span className="max-sm:block">{inWordsOfBrand(post.author)}</span>
      </p>
      <Heading className={clsx('mt-2', leading ? 'text-2xl lg:text-3xl' : 'text-xl')}>{post.title}</Heading>
      <p className={clsx('mt-3 text-soft', leading && 'lg:text-lg')}>{post.excerpt}</p>
      <p className="mt-auto pt-3">
        <Link
          to={`/blog/${post.id}`}
          aria-label={`Read More: ${post.title}`}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-brick underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-card"
        >
          Read More
          <ArrowRight className="size-4 transition-transform group-hover:translate-x-0.5" aria-hidden />
        </Link>
      </p>
    </div>
  </article>
);
