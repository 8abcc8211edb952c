import { momentText } from '@lintel/kernel';
import { Alert, Button, clsx, TriangleAlert } from '@lintel/ui';
import { fieldsInWords, undecided, type ColleagueChanges } from './colleague-changes.js';
import type { Colleagues } from './use-colleague-changes.js';

/** The notice takes the focus when saving waits for a decision. */
export const conflictId = 'property-conflict';

/** Says at once that somebody else has saved, in a place that is in sight and moves nothing under the pointer. */
export function ConflictAlert({ colleagues: { changes } }: { colleagues: Colleagues }) {
  const [latest] = changes?.changes ?? [];
  if (!changes) return null;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p className="flex items-center gap-2">
        <TriangleAlert className="size-4.5 shrink-0 text-amber" aria-hidden />
        {latest
          ? `${latest.by ?? 'A colleague'} changed ${fieldsInWords(latest.fields)} while you were editing.`
          : 'This property was changed while you were editing.'}
      </p>
      <Button
        size="small"
        onClick={() => {
          const notice = document.getElementById(conflictId);
          notice?.focus({ preventScroll: true });
          notice?.scrollIntoView({ block: 'start' });
        }}
      >
        See what changed
      </Button>
    </div>
  );
}

/** What somebody else saved while the form was open, and what becomes of the fields that both have changed. */
export function ConflictNotice({ colleagues }: { colleagues: Colleagues }) {
  const { changes, choose, dismiss } = colleagues;
  if (!changes) return null;
  const open = undecided(changes);
  return (
    <section
      id={conflictId}
      tabIndex={-1}
      aria-labelledby={`${conflictId}-title`}
      className="mt-6 animate-arrive scroll-mt-24 rounded-card border border-amber bg-amber-tint p-5"
    >
      <div>
        <h2 id={`${conflictId}-title`} className="flex items-center gap-2 text-lg">
          <TriangleAlert className="size-5 shrink-0 text-amber" aria-hidden />
          This property was changed while you were editing
        </h2>
        <ul className="mt-2">
          {changes.changes.map(({ at, by, fields }) => (
            <li key={`${at} ${fields.join()}`}>
              <span className="font-semibold">{by ?? 'A colleague'}</span> changed {fieldsInWords(fields)},{' '}
              <time dateTime={at}>{momentText(at)}</time>
            </li>
          ))}
        </ul>
        {changes.taken.length > 0 && (
          <p className="mt-2 text-soft">
            Now in your form, since you had not touched them: {changes.taken.join(', ')}.
          </p>
        )}
      </div>
      {changes.clashes.length > 0 && <Clashes changes={changes} choose={choose} />}
      {!open && (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <p className="text-soft">Nothing you typed is lost. Save to go on from here.</p>
          <Button size="small" onClick={dismiss}>
            Hide this
          </Button>
        </div>
      )}
    </section>
  );
}

function Clashes({ changes, choose }: { changes: ColleagueChanges; choose: Colleagues['choose'] }) {
  return (
    <>
      <p className="mt-3 font-semibold">You both changed these. Which one is right?</p>
      <ul className="mt-2 grid gap-3">
        {changes.clashes.map(({ leaf, mine, theirs, choice }) => (
          <li key={leaf.path} className="rounded-control border border-line bg-surface p-4">
            <fieldset>
              <legend className="font-semibold">{leaf.label}</legend>
              <div className="mt-2 grid gap-3 sm:grid-cols-2">
                <Option
                  name={leaf.path}
                  label="Keep mine"
                  text={mine}
                  checked={choice === 'mine'}
                  onChoose={() => choose(leaf.path, 'mine')}
                />
                <Option
                  name={leaf.path}
                  label="Take theirs"
                  text={theirs}
                  checked={choice === 'theirs'}
                  onChoose={() => choose(leaf.path, 'theirs')}
                />
              </div>
            </fieldset>
          </li>
        ))}
      </ul>
    </>
  );
}

interface OptionProps {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

const Option = ({ name, label, text, checked, onChoose }: OptionProps) => (
  <label
    className={clsx(
      'flex cursor-pointer gap-3 rounded-control border p-3',
      checked ? 'border-ink bg-sunken' : 'border-edge hover:border-ink',
    )}
  >
    <input
      type="radio"
      name={`conflict-${name}`}
      checked={checked}
      onChange={onChoose}
      className="mt-1 size-5 shrink-0 accent-brick"
    />
    <span className="min-w-0">
      <span className="block font-semibold">{label}</span>
      <span className="block max-h-40 overflow-y-auto break-words whitespace-pre-wrap text-soft">{text}</span>
    </span>
  </label>
);

/** Why saving waits. */
export const DecideFirst = () => (
  <Alert title="Two versions to choose between">
    A colleague and you changed the same fields. Choose above which one to save.
  </Alert>
);
