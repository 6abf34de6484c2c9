import type { IntegrationUpdate } from '@fx-gateway/domain/administration/accountAdministration.ts';
import type { Integration } from '@fx-gateway/domain/administration/integration.ts';
import {
  checkIntegrationForm,
  type IntegrationField,
} from '@fx-gateway/domain/administration/integrationForm.ts';
import { integrationKinds } from '@fx-gateway/domain/administration/integrationKinds.ts';
import { resolveClientId } from '@fx-gateway/domain/administration/integrationUse.ts';
import { observer } from 'mobx-react-lite';
import { useId, useRef, useState, type FormEvent } from 'react';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import { PrimaryButton } from '../kit/buttons/PrimaryButton.tsx';
import { ErrorSummary } from '../kit/fields/ErrorSummary.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { useFormProblems } from '../kit/fields/useFormProblems.ts';
import { useAdministration } from './administrationContext.ts';
import { CallReport } from './CallReport.ts';
import { CallReportNotice } from './CallReportNotice.tsx';
import { useTypedKeyOwner } from './useTypedKeyOwner.ts';

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
    everyday = false,
    fixed = {},
  }: {
    readonly title: string;
    /** It writes customers only, never the provider's record. */
    readonly everyday?: boolean;
    readonly fixed?: Readonly<Partial<Pick<IntegrationUpdate, 'parentId' | 'kind'>>>;
  }) => {
    const store = useAdministration();
    const prefix = useId();
    const key = useRef<HTMLInputElement>(null);
    const [report] = useState(() => new CallReport());
    const [typed, setTyped] = useState(empty);
    /** The integration that the client id has already. */
    const [existing, setExisting] = useState<Integration | null>(null);
    /** The integration id that the form named by itself. */
    const [filledIn, setFilledIn] = useState('');
    const form = { ...typed, ...fixed };
    /** A client id may be typed in any case. */
    const meant = { ...form, clientId: resolveClientId(form.clientId, []) };
    const wrong = checkIntegrationForm(meant);
    const { attempt, problems, errorOf, handleSubmit } = useFormProblems(wrong, labels, report.running);
    const owner = useTypedKeyOwner();
    const text = (field: IntegrationField) => ({
      id: `${prefix}-${field}`,
      label: labels[field],
      value: form[field],
      error: errorOf(field),
      autoComplete: 'off',
      onChange: (value: string) => {
        // What the form named by itself belongs to the client id that it was found for.
        const named = field === 'clientId' && typed.integrationId === filledIn ? { integrationId: '' } : {};
        setTyped({ ...typed, ...named, [field]: value });
        setExisting(null);
        if (field === 'key') owner.noteFor(wrong.clientId === undefined ? meant.clientId : '');
        // A key that was taken away is asked for again for whoever the form names by then.
        else if (owner.refusal !== null) owner.noteFor('');
      },
    });
    /** The next customer's client id must not be written over the last one. */
    const handleTaken = (): void => setTyped((last) => ({ ...last, key: '', integrationId: '' }));
    const propose = async (wanted: IntegrationUpdate): Promise<void> => {
      setExisting(null);
      owner.noteFor(wanted.clientId);
      await store.proposeUpdate(report, wanted, everyday, handleTaken, setExisting);
    };
    const handleSend = (): void => {
      if (owner.isFor(meant.clientId)) return void propose(meant);
      report.rest();
      setTyped({ ...typed, key: '' });
      key.current?.focus();
    };
    const submit = handleSubmit(handleSend);
    const handleAttempt = (event: FormEvent): void => {
      // What was said of the one before it would be read as said of this one.
      if (!report.running && Object.keys(wrong).length > 0) report.rest();
      submit(event);
    };
    const handleUpdate = ({ integrationId, parentId }: Integration): void => {
      // The button is gone with its offer, and the focus must have a place to return to.
      key.current?.focus();
      const named = { ...form, integrationId, parentId: form.parentId || parentId };
      setTyped(named);
      setFilledIn(integrationId);
      void propose(named);
    };
    return (
      <form className="admin-form" aria-label={title} onSubmit={handleAttempt}>
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
            error={owner.refusal ?? errorOf('key')}
            inputRef={key}
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
        <CallReportNotice report={report} />
        {existing === null ? null : (
          <div className="button-row">
            <QuietButton onPress={() => handleUpdate(existing)}>Update That Integration</QuietButton>
          </div>
        )}
      </form>
    );
  },
);
