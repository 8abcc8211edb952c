import { Button, Printer, Share2 } from '@lintel/ui';
import { shell } from '@lintel/web';
import { share, type Shared } from './share.js';

/** Share and Print, beside the way back. */
export function PageActions({ id, title }: { id: number; title: string }) {
  const url = propertyAddress(id);
  const say: Record<Shared, () => void> = {
    shared: () => undefined,
    closed: () => undefined,
    copied: () => shell().toast({ tone: 'success', title: 'Link copied', description: url }),
    failed: () =>
      shell().toast({
        tone: 'destructive',
        title: 'The link could not be copied',
        description: `Copy it from here: ${url}`,
      }),
  };
  return (
    <div className="flex gap-1">
      <Button
        variant="quiet"
        size="small"
        onClick={() =>
          // Called on the navigator itself: its methods refuse any other receiver.
          void share(
            { title, url },
            {
              share: navigator.share?.bind(navigator),
              canShare: navigator.canShare?.bind(navigator),
              clipboard: navigator.clipboard,
            },
          ).then((outcome) => say[outcome]())
        }
      >
        <Share2 className="size-4.5!" aria-hidden /> Share
      </Button>
      <Button variant="quiet" size="small" onClick={() => window.print()}>
        <Printer className="size-4.5!" aria-hidden /> Print
      </Button>
    </div>
  );
}

/** The address to hand on: of the home alone, whatever else the address bar holds. */
export const propertyAddress = (id: number): string => `${location.origin}/property/${id}`;
