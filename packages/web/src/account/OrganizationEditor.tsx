import {
  checkOrganizationForm,
  organizationFields,
  organizationFormOf,
  type AccountSettings,
  type OrganizationField,
} from '@fx-gateway/domain/account';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { Card } from '../kit/layout/Card.tsx';
import { ErrorSummary } from '../kit/fields/ErrorSummary.tsx';
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
    const [form, setForm] = useState(() => organizationFormOf(settings));
    const [attempt, setAttempt] = useState(0);
    const [touched, setTouched] = useState(false);
    useEffect(() => (touched ? reload.block() : undefined), [reload, touched]);
    useEffect(() => () => account.forgetSave(), [account]);
    const wrong = attempt === 0 ? {} : checkOrganizationForm(form);
    const idOf = (field: OrganizationField): string => `${prefix}-${field}`;
    const handleChange = (field: OrganizationField, typed: string): void => {
      setTouched(true);
      setForm({ ...form, [field]: typed });
    };
    const handleSubmit = async (event: FormEvent): Promise<void> => {
      event.preventDefault();
      if (Object.keys(checkOrganizationForm(form)).length > 0) setAttempt(attempt + 1);
      else if (await account.save(form)) onSaved();
    };
    const { saveFailure } = account;
    return (
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
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
            {saveFailure === null ? null : (
              <FailureNotice
                happened={saveFailure.message}
                kept="Nothing was lost: what you typed is still here. Save it again in a moment."
                requestId={saveFailure.requestId}
              />
            )}
          </div>
        </Card>
      </form>
    );
  },
);
