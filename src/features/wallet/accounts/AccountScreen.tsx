import { useState } from 'react';
import type { AppConfigShell } from '#src/contract/config.ts';
import type { UserBank } from '#src/contract/member.ts';
import { useRefresh } from '#src/data/api/use-refresh.ts';
import { useConfig } from '#src/data/config/use-config.ts';
import { useMember } from '#src/data/member/use-member.ts';
import { useT } from '#src/i18n/t.ts';
import { paths } from '#src/navigation/paths.ts';
import { useQuery, useSameQuery } from '#src/navigation/query.ts';
import { Form } from '#src/patterns/form/Form.tsx';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { Button, ButtonLink } from '#src/ui/Button/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { Facts } from '#src/ui/Facts/Facts.tsx';
import { PasswordField } from '#src/ui/TextField/PasswordField.tsx';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import { refreshExchange } from '../exchange.ts';
import { NextStep } from '../NextStep.tsx';
import { groupedNumber, typedNumber } from './account-number.ts';
import { BankPicker } from './BankPicker.tsx';
import { type AccountForm, useAccountForm } from './use-account-form.ts';

/** Adds a receiving account, or changes the one that `id` names. */
export default function AccountScreen() {
  const t = useT();
  const [query] = useQuery();
  const config = useConfig();
  const member = useMember();
  const refreshing = useRefresh(refreshExchange);
  if (!config || !member) {
    return <EmptyScreen title={t('common.accountUnread')} isRead={member === null} refreshing={refreshing} />;
  }
  const id = query.id('id');
  const before = member.appUserBankList[id];
  if (id > 0 && !before) {
    return (
      <EmptyState scene="lost" title={t('wallet.accountGone')}>
        <ButtonLink href={paths.cardList}>{t('wallet.accounts')}</ButtonLink>
      </EmptyState>
    );
  }
  return <Fields key={id} config={config} before={before} hasOthers={member.appUserBank !== null} />;
}

interface FieldsProps {
  readonly config: AppConfigShell;
  readonly before: UserBank | undefined;
  readonly hasOthers: boolean;
}

function Fields({ config, before, hasOthers }: FieldsProps) {
  const t = useT();
  const form = useAccountForm(config, before);
  const here = useSameQuery()(paths.cardEdit);
  const { submission, secrets } = form;
  const { fields } = submission.failure;
  return (
    <Form
      submission={submission}
      submitText={t(before ? 'wallet.saveAccount' : 'wallet.addAccount')}
      footer={<NextStep errcode={submission.failure.errcode} here={here} />}
    >
      {before ? (
        <Facts facts={[{ name: t('wallet.bank'), value: before.bankName }]} />
      ) : (
        <BankPicker
          banks={form.banks}
          chosen={form.bank}
          problem={fields['bankId']}
          onBank={(bankId) => form.change({ bankId })}
        />
      )}
      <TextField
        label={t('wallet.accountName')}
        name="accountName"
        autoComplete="name"
        value={form.accountName}
        hint={t('wallet.accountNameHint')}
        error={fields['accountName']}
        onValue={(accountName) => form.change({ accountName })}
      />
      <AccountNumber form={form} before={before} />
      {hasOthers && !before?.isDefault && (
        <Checkbox isChecked={form.isDefault} onCheck={(isDefault) => form.change({ isDefault })}>
          {t('wallet.makeDefault')}
        </Checkbox>
      )}
      {form.needsSafePassword && (
        <PasswordField
          label={t('wallet.safePassword')}
          showLabel={t('common.showPassword')}
          name="safeboxPassword"
          inputMode="numeric"
          autoComplete="off"
          value={secrets.safeboxPassword}
          error={fields['safeboxPassword']}
          onValue={(safeboxPassword) => form.setSecret({ safeboxPassword })}
        />
      )}
    </Form>
  );
}

/** The platform never sends a full number, so changing one means typing it anew. */
function AccountNumber({ form, before }: { form: AccountForm; before: UserBank | undefined }) {
  const t = useT();
  const [isReplacing, setReplacing] = useState(false);
  if (before && !isReplacing) {
    return (
      <>
        <Facts
          facts={[{ name: t('wallet.accountNo'), value: <bdi translate="no">{before.accountNo}</bdi> }]}
        />
        <Button onClick={() => setReplacing(true)}>{t('wallet.replaceNumber')}</Button>
      </>
    );
  }
  return (
    <TextField
      label={t('wallet.accountNo')}
      name="accountNo"
      autoComplete="off"
      dir="ltr"
      inputMode={
        /[a-z]/i.test(form.bank?.accountPattern?.replaceAll(/\\\w/g, '') ?? 'a') ? 'text' : 'numeric'
      }
      value={form.secrets.accountNo}
      hint={t('wallet.numberHint')}
      error={form.submission.failure.fields['accountNo']}
      format={(text) => typedNumber(text, form.secrets.accountNo)}
      onValue={(accountNo) => form.setSecret({ accountNo })}
      onBlur={() => form.setSecret({ accountNo: groupedNumber(form.secrets.accountNo) })}
    />
  );
}
