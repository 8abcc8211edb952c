import { ArrowLeft } from '@lintel/ui';
import { usePageTitle } from '@lintel/web';
import { Link, Navigate, useParams } from '@lintel/web/router';
import { inWordsOfBrand } from './in-words-of-brand.js';
import { postBodies } from './post-bodies.js';
import { PostCard } from './post-card.js';
import { findPost, pictureSize, postDate, relatedPosts, type BlogPost } from './posts.js';
import { Prose } from './prose.js';

/** `/blog/{id}`; an id that is no post's leads back to the list. */
export default function PostPage() {
  const post = findPost(useParams().id);
  return post ? <Post post={post} /> : <Navigate to="/blog" replace />;
}

function Post({ post }: { post: BlogPost }) {
  usePageTitle(post.title);
  const Body = postBodies[post.id]!;
  return (
    <div className="mx-auto max-w-page px-4 pt-8 pb-24 md:px-8 md:pt-12">
      <Link
        to="/blog"
        className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-soft underline-offset-4 hover:text-ink hover:underline print:hidden"
      >
        <ArrowLeft className="size-4" aria-hidden /> All posts
      </Link>
      <article className="mt-4">
        <header className="max-w-4xl">
          <h1 className="text-3xl md:text-4xl">{post.title}</h1>
          <p className="mt-5 text-stone">
            <time dateTime={post.date}>{postDate(post.date)}</time>
            <span aria-hidden> · </span>
            {inWordsOfBrand(post.author)}
          </p>
        </header>
        <img
          {...pictureSize}
          src={post.picture.src}
          alt={post.picture.alt}
          className="mt-8 aspect-16/10 h-auto w-full rounded-card bg-sunken object-cover lg:aspect-2/1 print:hidden"
        />
        <Prose className="mx-auto mt-10 [&>p:first-child]:text-xl [&>p:first-child]:text-ink">
          <Body />
        </Prose>
      </article>
      <section aria-labelledby="related" className="mt-20 border-t border-line pt-12 print:hidden">
        <h2 id="related" className="text-2xl">
          Related posts
        </h2>
        <div className="mt-8 grid gap-x-8 gap-y-12 md:grid-cols-2">
          {relatedPosts(post).map((related) => (
            <PostCard key={related.id} post={related} headingLevel="h3" />
          ))}
        </div>
      </section>
    </div>
  );
}
