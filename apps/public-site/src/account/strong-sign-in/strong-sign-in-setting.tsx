import { momentText } from '@lintel/kernel';
import { Button, Setting } from '@lintel/ui';
import type { Account } from '../account-queries.js';
import {
  type AddedFactor,
  addPasskey,
  makeRecoveryCodes,
  type Passkey,
  removeAuthenticator,
  removePasskey,
} from '../strong-sign-in-queries.js';
import { passkeysWork } from '../passkeys-work.js';
import { renewSession } from '@lintel/web';
import { ConfirmDialog, useConfirmed } from '@lintel/web/strong-sign-in';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccountChange } from '../settings/use-account-change.js';
import { AuthenticatorDialog } from './authenticator-dialog.js';
import { RecoveryCodes } from './recovery-codes.js';
import { RenamePasskey } from './rename-passkey.js';

/** What one signs in with beside the password. */
export function StrongSignInSetting({ account }: { account: Account }) {
  const { passkeys, authenticator, recoveryCodesLeft, neededNow } = account.strongSignIn;
  const { show, done, failed } = useAccountChange();
  const { asked, confirmed } = useConfirmed();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [adding, setAdding] = useState(false);
  const [renaming, setRenaming] = useState<Passkey>();

  const added = (title: string) => ({
    onSuccess: async ({ me, recoveryCodes }: AddedFactor) => {
      if (neededNow) await renewSession();
      show(me);
      setCodes(recoveryCodes);
      done(title);
    },
    onError: failed('Nothing was added'),
  });
  const removed = (title: string) => ({
    onSuccess: (me: Account) => {
      show(me);
      done(title);
    },
    onError: failed('Nothing was removed'),
  });
  const passkey = useMutation({
    mutationFn: () => confirmed(() => addPasskey(thisDevice())),
    ...added('Passkey added'),
  });
  const newCodes = useMutation({
    mutationFn: () => confirmed(makeRecoveryCodes),
    ...added('New recovery codes made'),
  });
  const withoutPasskey = useMutation({
    mutationFn: (id: string) => confirmed(() => removePasskey(id)),
    ...removed('Passkey removed'),
  });
  const withoutApp = useMutation({
    mutationFn: () => confirmed(removeAuthenticator),
    ...removed('Authenticator removed'),
  });

  return (
    <Setting
      title="Sign-in and security"
      text="A passkey signs you in by your fingerprint, face or PIN. An authenticator app shows a code that we ask for after your password."
    >
      <ul className="max-w-2xl divide-y divide-line border-y border-line">
        {passkeys.map((one) => (
          <Row key={one.id} title={one.name} text={passkeyText(one)}>
            <Button
              size="small"
              variant="quiet"
              aria-label={`Rename the passkey ${one.name}, added ${momentText(one.createdAt)}`}
              onClick={() => setRenaming(one)}
            >
              Rename
            </Button>
            <Button
              size="small"
              aria-label={`Remove the passkey ${one.name}, added ${momentText(one.createdAt)}`}
              busy={withoutPasskey.isPending && withoutPasskey.variables === one.id}
              onClick={() => withoutPasskey.mutate(one.id)}
            >
              Remove
            </Button>
          </Row>
        ))}
        <Row title="Authenticator app" text={authenticator ? 'Asked for after your password' : 'None'}>
          {authenticator ? (
            <Button
              size="small"
              aria-label="Remove the authenticator app"
              busy={withoutApp.isPending}
              onClick={() => withoutApp.mutate()}
            >
              Remove
            </Button>
          ) : (
            <Button size="small" onClick={() => setAdding(true)}>
              Add an authenticator app
            </Button>
          )}
        </Row>
        {(passkeys.length > 0 || authenticator) && (
          <Row title="Recovery codes" text={`${recoveryCodesLeft} left, for when you lose the others`}>
            <Button size="small" busy={newCodes.isPending} onClick={() => newCodes.mutate()}>
              Make new codes
            </Button>
          </Row>
        )}
      </ul>
      {passkeysWork() && (
        <Button className="mt-5" busy={passkey.isPending} onClick={() => passkey.mutate()}>
          Add a passkey
        </Button>
      )}
      {codes.length > 0 && <RecoveryCodes codes={codes} />}
      {adding && (
        <AuthenticatorDialog
          confirmed={confirmed}
          close={() => setAdding(false)}
          added={(result) => {
            setAdding(false);
            void added('Authenticator added').onSuccess(result);
          }}
        />
      )}
      {renaming && (
        <RenamePasskey
          passkey={renaming}
          close={() => setRenaming(undefined)}
          renamed={(me) => {
            setRenaming(undefined);
            show(me);
            done('Passkey renamed');
          }}
        />
      )}
      <ConfirmDialog asked={asked} />
    </Setting>
  );
}

function Row({ title, text, children }: { title: string; text: string; children: React.ReactNode }) {
  return (
    <li className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-stone">{text}</p>
      </div>
      {children}
    </li>
  );
}

const passkeyText = ({ createdAt, lastUsedAt }: Passkey): string =>
  `Passkey, added ${momentText(createdAt)}${lastUsedAt === null ? '' : `, last used ${momentText(lastUsedAt)}`}`;

const systems = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'];
/** A name for a new passkey, enough to recognise it in a list. */
const thisDevice = (): string =>
  systems.find((system) => navigator.userAgent.includes(system)) ?? 'This device';
