import { Button, Input, Setting } from '@lintel/ui';
import { changeName, type Account } from '../account-queries.js';
import { brand, shell } from '@lintel/web';
import { nameSchema } from '../forms/account-schemas.js';
import { sending, useAccountForm } from '../forms/use-account-form.js';
import { useAccountChange } from './use-account-change.js';

export function NameSetting({ account }: { account: Account }) {
  const { show, done, failed } = useAccountChange();
  const form = useAccountForm(nameSchema, { name: account.name });
  const { errors, isSubmitting } = form.formState;
  const submit = sending(form, {
    send: async ({ name }) => {
      const changed = await changeName(name);
      show(changed);
      form.reset({ name: changed.name });
      await shell().session.refresh();
      done('Name changed');
    },
    failed: failed('Your name was not changed'),
  });
  return (
    <Setting
      title="Name"
      text={
        account.role === 'user'
          ? 'Agents see it when you write to them or ask for a viewing.'
          : `As you are called on ${brand().name} and in our e-mails.`
      }
    >
      <form noValidate className="flex max-w-xl flex-wrap items-start gap-3" onSubmit={submit}>
        <Input
          label="Name"
          autoComplete="name"
          required
          className="min-w-0 flex-1 basis-60"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <Button type="submit" className="h-12 sm:mt-[1.7rem]" busy={isSubmitting}>
          {isSubmitting ? 'Sending...' : 'Change Name'}
        </Button>
      </form>
    </Setting>
  );
}
