import { Button, Plus, Setting } from '@lintel/ui';
import {
  type ApiKeyInput,
  type Key,
  makeKey,
  MakeKeyDialog,
  revokeKey,
  RotateDialog,
  rotateKey,
  scopeText,
  SecretBox,
  stateOf,
  type ToldKey,
} from '@lintel/web/integrations';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../shared/confirm-dialog.js';
import { EmptyBox, LoadFailure, RowsSkeleton } from '../../shared/states.js';
import { type Confirmed, useChange } from '../../shared/use-change.js';
import { DevelopersLink } from '../developers-link.js';
import { useQuestion } from '../use-question.js';
import { KeyList } from './key-list.js';
import { agencyKeys } from './keys-queries.js';
import { StreamExample } from './stream-example.js';

type Question = { readonly kind: 'make' } | { readonly kind: 'rotate' | 'revoke'; readonly key: Key };

/** What lets the agency's programs in. For owners. */
export function KeysSection({ confirmed }: { confirmed: Confirmed }) {
  const { data: keys, dataUpdatedAt, error, isLoadingError, isFetching, refetch } = useQuery(agencyKeys());
  const { question, open, ask, close } = useQuestion<Question>();
  const [told, setTold] = useState<ToldKey>();
  const changes = agencyKeys().queryKey;
  const making = useChange({
    change: (input: ApiKeyInput) => confirmed(() => makeKey(input)),
    done: ({ name }) => `The key ${name} is made`,
    failed: ({ name }) => `The key ${name} was not made`,
    changes,
  });
  const rotation = useChange({
    change: ({ key, overlapHours }: { key: Key; overlapHours: number }) =>
      confirmed(() => rotateKey({ id: key.id, overlapHours })),
    done: ({ key }) => `${key.name} has a new secret`,
    failed: ({ key }) => `${key.name} has no new secret`,
    changes,
  });
  const revocation = useChange({
    change: ({ id }: Key) => confirmed(() => revokeKey(id)),
    done: ({ name }) => `${name} is revoked`,
    failed: ({ name }) => `${name} was not revoked`,
    changes,
  });
  const tell = (one: ToldKey): void => {
    setTold(one);
    close();
  };
  const make = (
    <Button variant="primary" onClick={() => ask({ kind: 'make' })}>
      <Plus aria-hidden /> Make a key
    </Button>
  );
  const now = new Date(dataUpdatedAt);
  const listening = keys?.find((key) => key.scopes.includes('events:read') && stateOf(key, now).good);

  return (
    <Setting
      title="Keys"
      text={
        <>
          A key lets one of your programs in, for what you choose and nothing else.{' '}
          <DevelopersLink topic="keys" /> say what it can ask for.
        </>
      }
    >
      {told && (
        <SecretBox
          title={`The secret of ${told.key.name}`}
          secret={told.secret}
          onKept={() => setTold(undefined)}
        >
          Whoever has it can do what the key may do.
        </SecretBox>
      )}
      {keys && keys.length > 0 ? (
        <>
          <div className="mb-4">{make}</div>
          <KeyList
            keys={keys}
            now={now}
            onRotate={(key) => ask({ kind: 'rotate', key })}
            onRevoke={(key) => ask({ kind: 'revoke', key })}
          />
          {listening && <StreamExample prefix={listening.prefix} />}
        </>
      ) : keys ? (
        <EmptyBox title="No keys yet" headingLevel="h3" action={make}>
          With a key your website shows your homes, your CRM hears of viewings, or a program of your own adds
          homes.
        </EmptyBox>
      ) : isLoadingError ? (
        <LoadFailure
          error={error}
          title="Your keys could not be loaded"
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <RowsSkeleton label="Loading your keys" rows={2} />
      )}
      <MakeKeyDialog
        open={open && question?.kind === 'make'}
        onMake={(input) => making.mutateAsync(input).then(tell)}
        onClose={close}
      />
      {question?.kind === 'rotate' && (
        <RotateDialog
          open={open}
          title={`A new secret for ${question.key.name}`}
          hint="0 to 720. Programs that show the old one are let in until then; with 0 they are not let in from now on."
          onRotate={(overlapHours) => rotation.mutateAsync({ key: question.key, overlapHours }).then(tell)}
          onClose={close}
        />
      )}
      {question?.kind === 'revoke' && (
        <ConfirmDialog
          open={open}
          title={`Revoke ${question.key.name}?`}
          action="Revoke"
          keep="Keep"
          busy={revocation.isPending}
          onClose={close}
          onConfirm={() =>
            revocation.mutate(question.key, {
              onSuccess: () => question.key.id === told?.key.id && setTold(undefined),
              onSettled: close,
            })
          }
        >
          <p>
            Programs that show it are not let in any more within seconds, and what they listen to ends. This
            stops for them:
          </p>
          <ul className="mt-2 list-disc pl-5">
            {question.key.scopes.map((scope) => (
              <li key={scope}>{scopeText(scope)}</li>
            ))}
          </ul>
          <p className="mt-2">It cannot be brought back; make another instead.</p>
        </ConfirmDialog>
      )}
    </Setting>
  );
}
