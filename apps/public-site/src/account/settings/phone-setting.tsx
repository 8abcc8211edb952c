import { Button, Input, Setting } from '@lintel/ui';
import { changePhone, type Account } from '../account-queries.js';
import { phoneSettingSchema } from '../forms/account-schemas.js';
import { sending, useAccountForm } from '../forms/use-account-form.js';
import { useAccountChange } from './use-account-change.js';

/** The number that forms offer: typed once, changed or taken away here. */
export function PhoneSetting({ account }: { account: Account }) {
  const { show, done, failed } = useAccountChange();
  const form = useAccountForm(phoneSettingSchema, { phone: account.phone });
  const { errors, isSubmitting } = form.formState;
  const submit = sending(form, {
    send: async ({ phone }) => {
      const changed = await changePhone(phone);
      show(changed);
      form.reset({ phone: changed.phone });
      done(changed.phone === '' ? 'Phone number removed' : 'Phone number changed');
    },
    failed: failed('Your phone number was not changed'),
  });
  return (
    <Setting
      title="Phone"
      text="Filled in for you when you ask for a viewing or write to an agent. Nobody is told it before you send. Leave it empty to have it forgotten."
    >
      <form noValidate className="flex max-w-xl flex-wrap items-start gap-3" onSubmit={submit}>
        <Input
          label="Phone"
          type="tel"
          autoComplete="tel"
          className="min-w-0 flex-1 basis-60"
          error={errors.phone?.message}
          {...form.register('phone')}
        />
        <Button type="submit" className="h-12 sm:mt-[1.7rem]" busy={isSubmitting}>
          {isSubmitting ? 'Sending...' : 'Change Phone'}
        </Button>
      </form>
    </Setting>
  );
}
