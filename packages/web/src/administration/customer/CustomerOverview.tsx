import { administrationMessages } from '@fx-gateway/domain/administration/administrationMessages.ts';
import type { Customer } from '@fx-gateway/domain/administration/customers/customer.ts';
import { CopyButton } from '../../kit/buttons/CopyButton.tsx';
import { Badge } from '../../kit/facts/Badge.tsx';
import { LabelledValueList } from '../../kit/facts/LabelledValueList.tsx';

const { none } = administrationMessages;

/** Who it is: the account, its organization, its partner and its roles. */
export const CustomerOverview = ({
  customer: { account, organization, telephone, partner },
}: {
  readonly customer: Customer;
}) => (
  <LabelledValueList
    facts={[
      { label: 'E-mail', value: account.email },
      { label: 'Organization', value: organization || none },
      { label: 'Telephone', value: telephone || none },
      { label: 'Partner', value: partner || none },
      {
        label: 'Roles',
        value:
          account.userRoles.length === 0 ? (
            none
          ) : (
            <span className="customer-roles">
              {account.userRoles.map((role) => (
                <Badge key={role} tone="accent">
                  {role}
                </Badge>
              ))}
            </span>
          ),
      },
      { label: 'Origin', value: account.origin || none },
      {
        label: 'Account',
        value: (
          <span className="customer-id">
            {account.accountId} <CopyButton text={account.accountId} what="account id" />
          </span>
        ),
      },
    ]}
  />
);
