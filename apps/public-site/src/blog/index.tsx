import { usePageTitle } from '@lintel/web';
import { NewsletterBox } from '../newsletter/newsletter-box.js';
import { PostCard } from './post-card.js';
import { posts } from './posts.js';

/** `/blog` */
export default function BlogPage() {
  usePageTitle('Blog');
  const [first, ...others] = posts;
  return (
    <div className="mx-auto max-w-page px-4 pt-10 pb-24 md:px-8 md:pt-14">
      <header>
        <h1 className="text-3xl md:text-4xl">Blog</h1>
        <p className="mt-4 max-w-measure text-lg text-soft">
          Notes on buying, renting and viewing homes: what the law says, what things cost, and what to ask. No
          opinions about cushions.
        </p>
      </header>
      <section aria-label="Posts" className="mt-10 md:mt-14">
        <PostCard post={first!} leading />
        <div className="mt-14 grid gap-x-8 gap-y-14 border-t border-line pt-14 md:grid-cols-2 lg:grid-cols-3">
          {others.map((post) => (
            <PostCard key={post.id} post={post} />
          ))}
        </div>
      </section>
      <NewsletterBox />
    </div>
  );
}
