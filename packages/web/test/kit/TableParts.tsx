import { Link } from 'react-router-dom';
import { Badge } from '../../src/kit/facts/Badge.tsx';
import { Card } from '../../src/kit/layout/Card.tsx';
import { BookedDealsTable } from '../../src/kit/lists/BookedDealsTable.tsx';
import { DataTable } from '../../src/kit/lists/DataTable.tsx';
import { SortHeader } from '../../src/kit/lists/SortHeader.tsx';
import { Table } from '../../src/kit/lists/Table.tsx';
import { StatefulExample } from './StatefulExample.tsx';
import { KitSection } from './KitSection.tsx';

const payees = [
  {
    name: 'Nordwind Logistik GmbH',
    id: '0d6a1c9e-5f0b-4a57-9a35-3f4f1c0a7e11',
    country: 'Germany',
    currency: 'EUR',
  },
  { name: 'Sakura Trading', id: '7b1de0a2-99f4-4a66-8a10-6a5b3c1d2e3f', country: 'Japan', currency: 'JPY' },
];

type Payee = (typeof payees)[number];

const columns = [
  { head: 'Paid to', cell: 'row-main' },
  { head: 'State', cell: 'row-state' },
  { head: 'They receive', cell: 'row-amount' },
  { head: 'Booked', cell: 'row-date' },
] as const;

const records = [
  { head: 'Name', kind: 'name', cell: ({ name }: Payee) => name },
  { head: 'Id', kind: 'id', cell: ({ id }: Payee) => id },
  { head: 'Country', cell: ({ country }: Payee) => country },
  { head: 'Currency', isHeadHidden: true, cell: ({ currency }: Payee) => <Badge>{currency}</Badge> },
] as const;

export const TableParts = () => (
  <KitSection title="Tables">
    <DataTable caption="Records" rows={payees} keyOf={({ id }) => id} columns={records} />
    <Card title="Rows that can be sorted" flush>
      <StatefulExample start={{ by: 'name', descending: false }}>
        {(order, keep) => {
          const list = {
            order,
            sortBy: (by: string) => keep({ by, descending: order.by === by && !order.descending }),
          };
          return (
            <Table
              caption="Rows"
              heads={
                <>
                  <SortHeader list={list} by="name">
                    Name
                  </SortHeader>
                  <SortHeader list={list} by="country">
                    Country
                  </SortHeader>
                  <SortHeader list={list} by="currency" className="row-amount">
                    Currency
                  </SortHeader>
                </>
              }
            >
              {payees.map(({ id, name, country, currency }) => (
                <tr className="row" key={id}>
                  <th className="row-main" scope="row">
                    <Link className="row-link" to="/">
                      {name}
                    </Link>
                  </th>
                  <td className="row-quiet">{country}</td>
                  <td className="row-amount">
                    <Badge>{currency}</Badge>
                  </td>
                </tr>
              ))}
            </Table>
          );
        }}
      </StatefulExample>
    </Card>
    <Card title="What was booked" flush>
      <BookedDealsTable name="booked-row" caption="Booked" columns={columns} waiting={false}>
        {payees.map(({ id, name }) => (
          <tr className="row" key={id}>
            <th className="row-main" scope="row">
              <Link className="row-link" to="/">
                {name}
              </Link>
            </th>
            <td className="row-state">
              <Badge tone="positive">Paid</Badge>
            </td>
            <td className="row-amount">EUR 1,250.00</td>
            <td className="row-date">
              <span className="row-label">Booked </span>Nov 24, 2026
            </td>
          </tr>
        ))}
      </BookedDealsTable>
    </Card>
    <Card title="What was booked, on its way" flush>
      <BookedDealsTable name="booked-row" caption="On its way" columns={columns} waiting rows={2}>
        {null}
      </BookedDealsTable>
    </Card>
  </KitSection>
);
