import { Button, Dialog } from '@lintel/ui';
import type { Gap } from './gaps.js';

interface PublishDialogProps {
  readonly gaps: readonly Gap[];
  /** It is public already. */
  readonly isPublic: boolean;
  readonly open: boolean;
  /** Back to the form, where the first of them is. */
  readonly onBack: () => void;
  readonly onPublish: () => void;
}

/** Asks before a home goes public that lacks what people look for first. */
export const PublishDialog = ({ gaps, isPublic, open, onBack, onPublish }: PublishDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={(stays) => {
      if (!stays) onBack();
    }}
    title={isPublic ? 'Save it as it is?' : 'Publish it as it is?'}
    footer={
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onPublish}>{isPublic ? 'Save as it is' : 'Publish as it is'}</Button>
        <Button variant="primary" onClick={onBack}>
          Add what is missing
        </Button>
      </div>
    }
  >
    <p>{isPublic ? 'The public sees it so at once.' : 'Once it is saved, the public sees it.'}</p>
    <ul className="mt-3 grid list-disc gap-2 pl-5">
      {gaps.map(({ field, text }) => (
        <li key={field}>{text}</li>
      ))}
    </ul>
  </Dialog>
);
