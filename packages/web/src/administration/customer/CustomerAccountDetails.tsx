import { maskSecretsInDump } from '@fx-gateway/domain/administration/maskSecretsInDump.ts';
import { organizationFields } from '@fx-gateway/domain/account/organizationForm.ts';
import { organizationLabels } from '../../account/organizationLabels.ts';
import { LabelledValueList } from '../../kit/facts/LabelledValueList.tsx';
import { Card } from '../../kit/layout/Card.tsx';

/** What the account itself is told by. */
const toldAbove: readonly string[] = ['orgName', 'phone', 'fxPartner'];

const shown = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** What else the service tells of the account, without tokens and keys: first what the customer entered (S-71). */
export const CustomerAccountDetails = ({
  details,
}: {
  readonly details: Readonly<Record<string, unknown>> | null;
}) => {
  const told = record(maskSecretsInDump(details));
  const entered = organizationFields.filter(
    (field) => told[field] !== undefined && !toldAbove.includes(field),
  );
  const others = Object.keys(told).filter(
    (name) => !toldAbove.includes(name) && !organizationFields.some((field) => field === name),
  );
  const facts = [
    ...entered.map((field) => ({ label: organizationLabels[field], value: shown(told[field]) })),
    ...others.map((name) => ({ label: name, value: shown(told[name]) })),
  ];
  return (
    <Card title="Settings">
      {facts.length === 0 ? (
        <p className="admin-quiet">The customer has not entered an organization yet.</p>
      ) : (
        <LabelledValueList facts={facts} />
      )}
    </Card>
  );
};
