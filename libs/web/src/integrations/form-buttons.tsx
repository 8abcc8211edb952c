import { Button } from '@lintel/ui';

interface FormButtonsProps {
  /** What is sent, such as 'Make the key'. */
  readonly action: string;
  readonly busy: boolean;
  readonly onCancel: () => void;
}

/** The end of a form in a dialog. */
export const FormButtons = ({ action, busy, onCancel }: FormButtonsProps) => (
  <div className="flex flex-wrap justify-end gap-3">
    <Button className="max-sm:w-full" disabled={busy} onClick={onCancel}>
      Cancel
    </Button>
    <Button type="submit" variant="primary" className="max-sm:w-full" busy={busy}>
      {action}
    </Button>
  </div>
);
