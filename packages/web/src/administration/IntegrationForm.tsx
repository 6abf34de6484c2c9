import type { IntegrationUpdate } from '@fx-gateway/domain/administration/accountAdministration.ts';
import {
  checkIntegrationForm,
  type IntegrationField,
} from '@fx-gateway/domain/administration/integrationForm.ts';
import { integrationKinds } from '@fx-gateway/domain/administration/integrationKinds.ts';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { PrimaryButton } from '../kit/buttons/PrimaryButton.tsx';
import { ErrorSummary } from '../kit/fields/ErrorSummary.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { useFormProblems } from '../kit/fields/useFormProblems.ts';
import { useAdministration } from './administrationContext.ts';
import { CallReport } from './CallReport.ts';
import { ReportedCall } from './ReportedCall.tsx';

const labels: Readonly<Record<IntegrationField, string>> = {
  integrationId: 'Integration id',
  clientId: 'Client id',
  parentId: 'Parent',
  kind: 'Kind',
  key: 'Key',
};

const kinds = integrationKinds.map((kind) => ({ value: kind, label: kind }));

const empty: IntegrationUpdate = { integrationId: '', clientId: '', parentId: '', kind: '', key: '' };

/**
 * Writes an integration: a new one, or the one that is named. What is `fixed` is shown and cannot be changed. The key
 * is typed unseen, is never read back, and leaves the form when it was sent (ADMIN-5 to ADMIN-7, ADMIN-14, S-75).
 */
export const IntegrationForm = observer(
  ({
    title,
    fixed = {},
  }: {
    readonly title: string;
    readonly fixed?: Readonly<Partial<Pick<IntegrationUpdate, 'parentId' | 'kind'>>>;
  }) => {
    const store = useAdministration();
    const prefix = useId();
    const [report] = useState(() => new CallReport());
    const [typed, setTyped] = useState(empty);
    const form = { ...typed, ...fixed };
    const { attempt, problems, errorOf, handleSubmit } = useFormProblems(
      checkIntegrationForm(form),
      labels,
      report.running,
    );
    const text = (field: IntegrationField) => ({
      id: `${prefix}-${field}`,
      label: labels[field],
      value: form[field],
      error: errorOf(field),
      autoComplete: 'off',
      onChange: (value: string) => setTyped({ ...typed, [field]: value }),
    });
    const handleSend = (): void =>
      void store.proposeUpdate(report, form, () => setTyped((last) => ({ ...last, key: '' })));
    return (
      <form className="admin-form" aria-label={title} onSubmit={handleSubmit(handleSend)}>
        <h3 className="admin-form-title">{title}</h3>
        <ErrorSummary
          attempt={attempt}
          problems={problems.map((problem) => ({ ...problem, fieldId: `${prefix}-${problem.fieldId}` }))}
        />
        <div className="admin-fields">
          <TextField {...text('clientId')} help="Five digits, then API_USER: 10233API_USER" required />
          <TextField {...text('integrationId')} help="Empty makes a new one" />
          {fixed.kind === undefined ? (
            <SelectField {...text('kind')} placeholder="Choose a kind" options={kinds} required />
          ) : (
            <TextField {...text('kind')} readOnly />
          )}
          <TextField {...text('parentId')} readOnly={fixed.parentId !== undefined} />
          <TextField
            {...text('key')}
            type="password"
            autoComplete="new-password"
            help="Stored encrypted; nobody can read it again"
            required
          />
        </div>
        <div className="button-row">
          <PrimaryButton submit busy={report.running}>
            Set Integration
          </PrimaryButton>
        </div>
        <ReportedCall report={report} />
      </form>
    );
  },
);
