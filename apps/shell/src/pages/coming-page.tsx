import { buttonLook } from '@lintel/ui';
import { usePageTitle } from '@lintel/web';
import { Link } from '@lintel/web/router';

/** A place that exists in the product but is not built yet: says so, and leads on. */
export function ComingPage({ title, text }: { title: string; text: string }) {
  usePageTitle(title);
  return (
    <div className="mx-auto flex min-h-[70vh] max-w-page flex-col items-start justify-center px-4 pt-28 pb-20 md:px-8">
      <p className="text-sm font-semibold text-brick">This page is on its way</p>
      <h1 className="mt-2 text-3xl">{title}</h1>
      <p className="mt-4 max-w-measure text-lg text-soft">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to="/properties" className={buttonLook({ variant: 'primary' })}>
          Browse Properties
        </Link>
        <Link to="/" className={buttonLook()}>
          Return to Home
        </Link>
      </div>
    </div>
  );
}
