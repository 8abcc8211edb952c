import { EmptyState, LinkIcon } from '@lintel/ui';
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
  type ToldKey,
} from '@lintel/web/integrations';
import { ConfirmDialog, useConfirmed } from '@lintel/web/strong-sign-in';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { ActDialog, Recorded } from '../../console/act-dialog.js';
import { ListFailure, RowsSkeleton } from '../../console/list-states.js';
import { useAct } from '../../console/use-act.js';
import { AgencyChoice, type Whose } from './agency-choice.js';
import { allOfKeys, mostKeys } from './keys-queries.js';
import { KeysTable } from './keys-table.js';

interface KeysListProps {
  readonly list: UseQueryResult<Key[], unknown>;
  readonly making: boolean;
  readonly onMakingEnds: () => void;
}

/** Keys that were found, with what is made, changed and ended here; a secret is shown once, above them. */
export function KeysList({ list, making, onMakingEnds }: KeysListProps) {
  const { asked, confirmed } = useConfirmed();
  const [whose, setWhose] = useState<Whose>();
  const [unsaid, setUnsaid] = useState(false);
  const [rotating, setRotating] = useState<Key>();
  const [revoking, setRevoking] = useState<Key>();
  const [told, setTold] = useState<ToldKey>();
  const close = (): void => {
    onMakingEnds();
    setRotating(undefined);
    setWhose(undefined);
    setUnsaid(false);
  };
  const tells = {
    changes: allOfKeys,
    onDone: (one: ToldKey) => {
      setTold(one);
      close();
    },
  };
  const make = useAct({
    ...{ ...tells, done: 'The key is made' },
    run: (input: ApiKeyInput) => confirmed(() => makeKey(input)),
  });
  const rotate = useAct({
    ...{ ...tells, done: 'The key has a new secret' },
    run: (given: { id: string; overlapHours: number }) => confirmed(() => rotateKey(given)),
  });
  return (
    <>
      {told && (
        <SecretBox
          title={`The secret of ${told.key.name}`}
          secret={told.secret}
          onKept={() => setTold(undefined)}
        >
          Whoever has it can do what the key may do.
        </SecretBox>
      )}
      {list.isPending && <RowsSkeleton label="Looking for keys" />}
      {list.isLoadingError && (
        <ListFailure
          error={list.error}
          title="Keys could not be looked for"
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && list.data.length > 0 && (
        <KeysTable
          keys={list.data}
          now={new Date(list.dataUpdatedAt)}
          onRotate={setRotating}
          onRevoke={setRevoking}
        />
      )}
      {list.data?.length === 0 && (
        <div className="rounded-card border border-line bg-surface">
          <EmptyState icon={<LinkIcon />} title="No key is found">
            Part of its name or of its agency finds a key, as does the beginning of its secret. Keys that are
            over are kept for 90 days.
          </EmptyState>
        </div>
      )}
      {list.data?.length === mostKeys && (
        <p className="mt-3 text-sm text-stone">These are the newest {mostKeys}: say more of the name.</p>
      )}
      {making && (
        <MakeKeyDialog
          onMake={async (input) => {
            if (whose === undefined) setUnsaid(true);
            else await make.mutateAsync({ ...input, agency: whose });
          }}
          onClose={close}
        >
          <AgencyChoice
            value={whose}
            error={unsaid && whose === undefined ? 'Choose whose it is' : undefined}
            onChoose={setWhose}
          />
        </MakeKeyDialog>
      )}
      {rotating && (
        <RotateDialog
          title={`A new secret for ${rotating.name}`}
          hint="0 to 720. Programs that show the old one are let in until then."
          onRotate={(overlapHours) => rotate.mutateAsync({ id: rotating.id, overlapHours })}
          onClose={close}
        />
      )}
      {revoking && (
        <ActDialog
          title={`Revoke ${revoking.name}?`}
          label="Revoke"
          danger
          run={() => revokeKey(revoking.id)}
          done={`${revoking.name} is revoked`}
          changes={allOfKeys}
          onClose={() => setRevoking(undefined)}
        >
          <p>Programs that show it are not let in any more within seconds. This stops for them:</p>
          <ul className="mt-2 list-disc pl-5">
            {revoking.scopes.map((scope) => (
              <li key={scope}>{scopeText(scope)}</li>
            ))}
          </ul>
          <Recorded />
        </ActDialog>
      )}
      <ConfirmDialog asked={asked} />
    </>
  );
}
