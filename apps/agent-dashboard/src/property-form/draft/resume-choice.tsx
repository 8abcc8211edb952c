import { momentText } from '@lintel/kernel';
import { Button, FileText } from '@lintel/ui';
import { differs } from '../form/merge.js';
import type { PropertyValues } from '../form/property-values.js';
import type { Draft } from './draft-content.js';

interface ResumeChoiceProps {
  readonly draft: Draft;
  readonly savedAt: string;
  readonly onContinue: () => void;
  readonly onAfresh: () => void;
}

/** In the place of the form: what was typed before and never saved. */
export function ResumeChoice({ draft, savedAt, onContinue, onAfresh }: ResumeChoiceProps) {
  const { title, address } = draft.values;
  return (
    <section
      aria-labelledby="resume-title"
      className="max-w-2xl rounded-card border border-line bg-surface p-6 md:p-8"
    >
      <FileText className="size-7 text-moss" aria-hidden />
      <h2 id="resume-title" className="mt-3 text-xl">
        You have unsaved work here
      </h2>
      <p className="mt-2 text-soft">
        {[title.trim() || 'A property without a title', address.trim()].filter(Boolean).join(', ')}. Kept for
        you <time dateTime={savedAt}>{momentText(savedAt)}</time>.
      </p>
      {draft.unfinished.length > 0 && (
        <p className="mt-2 text-soft">
          Not there any more, since they had not been uploaded: {draft.unfinished.join(', ')}.
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="primary" onClick={onContinue}>
          Continue where you left off
        </Button>
        <Button onClick={onAfresh}>Start afresh</Button>
      </div>
    </section>
  );
}

/** Whether a draft says anything that is not saved. */
export const isWorth = (draft: Draft | undefined, base: PropertyValues): draft is Draft =>
  draft !== undefined && (differs(base, draft.values) || draft.unfinished.length > 0);
