import { Button } from '@lintel/ui';
import { shell } from '../shell/shell.js';

interface CopyButtonProps {
  readonly text: string;
  /** Such as 'The secret'. */
  readonly what: string;
}

export const CopyButton = ({ text, what }: CopyButtonProps) => {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      shell().toast({ tone: 'success', title: 'Success', description: `${what} is copied` });
    } catch (error) {
      shell().toast({
        ...{ tone: 'destructive', title: 'Error', error },
        description: `${what} was not copied. Select it and copy it yourself.`,
      });
    }
  };
  return (
    <Button size="small" aria-label={`Copy: ${what}`} onClick={() => void copy()}>
      Copy
    </Button>
  );
};
