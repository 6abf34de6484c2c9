import type { Operator } from '@fx-gateway/domain/operator/operator.ts';
import { LabelledValueList } from '../kit/facts/LabelledValueList.tsx';
import { Card } from '../kit/layout/Card.tsx';

const labels = {
  name: 'Name',
  registration: 'Registration',
  licence: 'Licence',
  address: 'Address',
  funds: 'How funds are held',
} as const satisfies Partial<Record<keyof Operator, string>>;

/** Who runs the site, as its configuration names them (OPERATOR-2). */
export const OperatorCard = ({ operator }: { readonly operator: Operator }) => (
  <Card title="Who Runs This Service">
    <LabelledValueList
      columns={1}
      facts={[
        ...(['name', 'registration', 'licence', 'address', 'funds'] as const).flatMap((member) => {
          const value = operator[member];
          return value === undefined ? [] : [{ label: labels[member], value }];
        }),
        ...(operator.statusPage === undefined
          ? []
          : [
              {
                label: 'Status',
                value: (
                  <a href={operator.statusPage} target="_blank" rel="noreferrer">
                    Status page<span className="visually-hidden">, opens in a new tab</span>
                  </a>
                ),
              },
            ]),
      ]}
    />
  </Card>
);
