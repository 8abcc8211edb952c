import { clsx } from 'clsx';

/** A quiet block in the shape of what comes. Put several into an element with `aria-busy` and a label, such as `<SkeletonRegion>`. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={clsx('block animate-pulse rounded-control bg-line', className)} />
);

/** Says once to screen readers that something loads, whatever its skeletons look like. */
export const SkeletonRegion = ({
  label = 'Loading',
  children,
  className,
}: {
  label?: string;
  children: React.ReactNode;
  className?: string;
}) => (
  <div role="status" aria-busy="true" className={className}>
    <span className="sr-only">{label}</span>
    {children}
  </div>
);
