import type { AccountSettings } from '@fx-gateway/domain/account/account.ts';
import {
  checkOrganizationForm,
  organizationFields,
  organizationFormOf,
  type OrganizationField,
} from '@fx-gateway/domain/account/organizationForm.ts';
import { mergeWithStoredOrganization } from '@fx-gateway/domain/account/saveOrganization.ts';
import { organizationSaveFailureMessage } from '@fx-gateway/domain/account/organizationSaveFailureMessage.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { LeaveDialog } from '../unsaved-changes/LeaveDialog.tsx';
import { useLeaveGuard } from '../unsaved-changes/useLeaveGuard.ts';
import { Card } from '../kit/layout/Card.tsx';
import { useFocusFirstField } from '../kit/focus/useFocusFirstField.ts';
import { ErrorSummary } from '../kit/fields/ErrorSummary.tsx';
import { Notice } from '../kit/notices/Notice.tsx';
import { FailureNotice } from '../kit/notices/FailureNotice.tsx';
import { PrimaryButton } from '../kit/buttons/PrimaryButton.tsx';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import { usePageReload } from '../reload/reloadContext.ts';
import { useAccount } from './accountContext.ts';
import { OrganizationInput } from './OrganizationInput.tsx';
import { organizationLabels } from './organizationLabels.ts';

/** Edits the organization; what was typed stays until it is saved or cancelled. Without `onCancel` it cannot be cancelled. */
export const OrganizationEditor = observer(
  ({
    settings,
    onSaved,
    onCancel,
  }: {
    readonly settings: AccountSettings | null;
    readonly onSaved: () => void;
    readonly onCancel: (() => void) | null;
  }) => {
    const account = useAccount();
    const reload = usePageReload();
    const prefix = useId();
    const box = useFocusFirstField<HTMLFormElement>();
    const [form, setForm] = useState(() => organizationFormOf(settings));
    const [opened, setOpened] = useState(settings);
    const [attempt, setAttempt] = useState(0);
    const [touched, setTouched] = useState(false);
    const guard = useLeaveGuard(touched);
    useEffect(() => (touched ? reload.block('unsaved') : undefined), [reload, touched]);
    useEffect(() => () => account.forgetSave(), [account]);
    const { saveFailure } = account;
    const trouble =
      saveFailure === null ? null : organizationSaveFailureMessage(saveFailure, organizationLabels);
    const refused = trouble?.atField ?? null;
    const wrong = {
      ...(refused === null ? {} : { [refused.field]: refused.message }),
      ...(attempt === 0 ? {} : checkOrganizationForm(form)),
    };
    const idOf = (field: OrganizationField): string => `${prefix}-${field}`;
    const handleChange = (field: OrganizationField, typed: string): void => {
      setTouched(true);
      // What was refused no longer stands there.
      if (field === refused?.field) account.forgetSave();
      setForm({ ...form, [field]: typed });
    };
    const handleSubmit = async (event: FormEvent): Promise<void> => {
      event.preventDefault();
      if (Object.keys(checkOrganizationForm(form)).length > 0) setAttempt(attempt + 1);
      else if (await account.save(form)) onSaved();
      else if (account.changedElsewhere.length > 0) {
        const stored = account.account?.settings ?? null;
        setForm(mergeWithStoredOrganization(form, opened, stored));
        setOpened(stored);
      } else setAttempt(attempt + 1);
    };
    return (
      <form ref={box} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Card
          title="Organization"
          footer={
            <div className="form-actions">
              {onCancel === null ? null : (
                <QuietButton disabled={account.saving} onPress={onCancel}>
                  Cancel
                </QuietButton>
              )}
              <PrimaryButton submit busy={account.saving}>
                Save Organization
              </PrimaryButton>
            </div>
          }
        >
          <div className="stack">
            <ErrorSummary
              attempt={attempt}
              problems={organizationFields.flatMap((field) => {
                const message = wrong[field];
                return message === undefined
                  ? []
                  : [{ fieldId: idOf(field), label: organizationLabels[field], message }];
              })}
            />
            <div className="organization-fields">
              {organizationFields.map((field) => (
                <OrganizationInput
                  key={field}
                  id={idOf(field)}
                  field={field}
                  value={form[field]}
                  error={wrong[field]}
                  onChange={(typed) => handleChange(field, typed)}
                />
              ))}
            </div>
            {account.changedElsewhere.length === 0 ? null : (
              <Notice tone="warning" title="Somebody changed the same meanwhile. Nothing was saved yet.">
                <ul>
                  {account.changedElsewhere.map((field) => (
                    <li key={field}>
                      {organizationLabels[field]} is now: {organizationFormOf(opened)[field]}
                    </li>
                  ))}
                </ul>
                <p>What you typed is still here. Save it again to replace that.</p>
              </Notice>
            )}
            {trouble === null ? null : (
              <FailureNotice
                happened={trouble.happened}
                kept={trouble.cure}
                {...(trouble.spoken === null ? {} : { next: trouble.spoken })}
                requestId={saveFailure?.requestId ?? null}
              />
            )}
          </div>
        </Card>
        <LeaveDialog guard={guard} lost="What you changed about your organization is not saved." />
      </form>
    );
  },
);
