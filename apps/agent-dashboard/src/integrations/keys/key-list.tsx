import { dayText } from '@lintel/kernel';
import { Badge, Button } from '@lintel/ui';
import { endText, type Key, scopeText, stateOf, usedText } from '@lintel/web/integrations';

interface KeyListProps {
  readonly keys: readonly Key[];
  readonly now: Date;
  readonly onRotate: (key: Key) => void;
  readonly onRevoke: (key: Key) => void;
}

/** Keys, those that are over included: what used them may still try. */
export const KeyList = ({ keys, now, onRotate, onRevoke }: KeyListProps) => (
  <ul aria-label="Keys" className="divide-y divide-line rounded-card border border-line bg-surface">
    {keys.map((key) => {
      const { id, name, prefix, scopes, createdAt } = key;
      const { text, tone, good } = stateOf(key, now);
      return (
        <li
          key={id}
          className="flex animate-arrive flex-wrap items-start justify-between gap-x-6 gap-y-3 px-4 py-4"
        >
          <div className="min-w-0 flex-1 basis-72">
            <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
              <span className="font-semibold wrap-anywhere">{name}</span>
              <Badge tone={tone}>{text}</Badge>
            </p>
            <p className="font-mono text-sm text-soft">{prefix}...</p>
            <ul className="mt-2 text-sm text-soft">
              {scopes.map((scope) => (
                <li key={scope}>{scopeText(scope)}</li>
              ))}
            </ul>
            <p className="mt-2 text-sm text-stone tabular-nums">
              Made on {dayText(createdAt)}. {usedText(key)}. {endText(key, now)}.
            </p>
          </div>
          {good && (
            <div className="flex gap-2">
              <Button size="small" aria-label={`New secret for ${name}`} onClick={() => onRotate(key)}>
                New secret
              </Button>
              <Button
                size="small"
                variant="danger"
                aria-label={`Revoke ${name}`}
                onClick={() => onRevoke(key)}
              >
                Revoke
              </Button>
            </div>
          )}
        </li>
      );
    })}
  </ul>
);
