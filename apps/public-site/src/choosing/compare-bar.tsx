import { Button, buttonLook } from '@lintel/ui';
import { Link } from '@lintel/web/router';
import { compareAddress, compared, mostCompared, useCompared } from './compared.js';

/** At the bottom of the window while homes are ticked: how many, and the way to them side by side. */
export function CompareBar() {
  const ids = useCompared();
  if (ids.length === 0) return null;
  return (
    <div
      role="region"
      aria-label="Homes to compare"
      className="sticky bottom-0 z-30 -mx-4 mt-8 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-surface px-4 py-3 shadow-float md:-mx-8 md:px-8 print:hidden"
    >
      <p role="status" className="tabular-nums">
        {ids.length} of {mostCompared} homes chosen
        {ids.length === 1 && <span className="text-stone">: choose another to compare</span>}
      </p>
      <div className="flex gap-2">
        <Button variant="quiet" size="small" onClick={() => compared().clear()}>
          Clear
        </Button>
        {ids.length > 1 && (
          <Link to={compareAddress(ids)} className={buttonLook({ variant: 'primary', size: 'small' })}>
            Compare {ids.length} homes
          </Link>
        )}
      </div>
    </div>
  );
}
