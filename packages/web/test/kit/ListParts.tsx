import { emptyListFilter } from '@fx-gateway/domain/lists/listFilter.ts';
import { Card } from '../../src/kit/layout/Card.tsx';
import { CountAndDownload } from '../../src/kit/lists/CountAndDownload.tsx';
import { ListFilterFields } from '../../src/kit/lists/ListFilterFields.tsx';
import { ListSearchField } from '../../src/kit/lists/ListSearchField.tsx';
import { NoMatchesNotice } from '../../src/kit/lists/NoMatchesNotice.tsx';
import { ShowMoreButton } from '../../src/kit/lists/ShowMoreButton.tsx';
import { StatefulExample } from './StatefulExample.tsx';
import { doNothing } from './doNothing.ts';
import { KitSection } from './KitSection.tsx';

export const ListParts = () => (
  <KitSection title="Around lists">
    <StatefulExample start="">
      {(search, searchFor) => (
        <ListSearchField
          list={{ search, searchFor }}
          by="Currency"
          chosen=""
          choices={['EUR', 'JPY']}
          onChoose={doNothing}
          count="2 beneficiaries"
        />
      )}
    </StatefulExample>
    <StatefulExample start={{ ...emptyListFilter, since: '2026-11-01' }}>
      {(filter, keep) => (
        <ListFilterFields
          label="Search orders"
          filter={filter}
          currencies={['EUR', 'JPY']}
          more={null}
          moreInUse={false}
          onChange={keep}
        >
          Name, number or amount
        </ListFilterFields>
      )}
    </StatefulExample>
    <CountAndDownload count="2 of 12 orders" none={false} file="kit" narrowed csv={() => ''} />
    <ShowMoreButton shown={100} of={1234} onMore={doNothing} />
    <Card flush>
      <NoMatchesNotice title="No order found" words="No order fits the search." onShowAll={doNothing} />
    </Card>
  </KitSection>
);
