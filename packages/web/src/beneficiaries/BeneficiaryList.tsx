import { unreadAccountEndingsMessage } from '@fx-gateway/domain/bankDetails/matchesPayeeSearch.ts';
import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import type { FetchedValue } from '../fetching/FetchedValue.ts';
import { ButtonLink } from '../kit/buttons/ButtonLink.tsx';
import { Card } from '../kit/layout/Card.tsx';
import { FocusOnMount } from '../kit/focus/FocusOnMount.tsx';
import { Notice } from '../kit/notices/Notice.tsx';
import { paths } from '../routing/paths.ts';
import { formatFilteredCount } from '../kit/lists/formatFilteredCount.ts';
import { FetchedList } from '../fetching/FetchedList.tsx';
import { ListSearchField } from '../kit/lists/ListSearchField.tsx';
import { NoBeneficiaries } from './NoBeneficiaries.tsx';
import { NoMatchesNotice } from '../kit/lists/NoMatchesNotice.tsx';

/** What the list of beneficiaries is narrowed to, and what has just become of one of them. */
type BeneficiaryListState = {
  readonly search: string;
  readonly currency: string;
  readonly currencies: readonly string[];
  readonly announcement: string | null;
  searchFor(text: string): void;
  showCurrency(currency: string): void;
  showAll(): void;
  forgetAnnouncement(): void;
};

/** What the search leaves: the rows of the table, and how many may match once their account is read. */
type FoundBeneficiaries = { readonly shown: readonly unknown[]; readonly unread: number };

const Found = observer(
  ({
    list,
    found: { shown, unread },
    of,
    children,
  }: {
    readonly list: BeneficiaryListState;
    readonly found: FoundBeneficiaries;
    /** Nothing while they are on their way for the first time. */
    readonly of: number | null;
    readonly children: ReactNode;
  }) => (
    <>
      <div className="payees-top">
        <ListSearchField
          list={list}
          by="Currency"
          chosen={list.currency}
          choices={list.currencies}
          onChoose={(currency) => list.showCurrency(currency)}
          count={
            of === null
              ? 'Loading beneficiaries...'
              : formatFilteredCount(shown.length, of, ['beneficiary', 'beneficiaries'])
          }
        />
        <ButtonLink look="primary" to={paths.gateway.newBeneficiary}>
          Add New Beneficiary
        </ButtonLink>
      </div>
      <Card flush>
        {of !== null && shown.length === 0 ? (
          <NoMatchesNotice
            title="No beneficiary found"
            words={joinSentences(
              'None of your beneficiaries has this name and currency.',
              unreadAccountEndingsMessage(unread),
            )}
            onShowAll={() => list.showAll()}
          />
        ) : (
          <>
            {children}
            <output className="payees-unread">{unreadAccountEndingsMessage(unread)}</output>
          </>
        )}
      </Card>
    </>
  ),
);

/** The beneficiaries of the customer: what became of one, how the list is narrowed, and as `children` its table. */
export const BeneficiaryList = observer(
  ({
    beneficiaries,
    list,
    found,
    failureMessages,
    also = () => null,
    isTold = () => false,
    children,
  }: {
    readonly beneficiaries: FetchedValue<readonly unknown[]>;
    readonly list: BeneficiaryListState;
    readonly found: FoundBeneficiaries;
    readonly failureMessages: (failure: CallFailure) => string;
    /** Another way on after such a failure, beside asking again. */
    readonly also?: (failure: CallFailure, again: () => void) => ReactNode;
    readonly isTold?: (failure: CallFailure) => boolean;
    readonly children: ReactNode;
  }) => {
    useEffect(() => () => list.forgetAnnouncement(), [list]);
    return (
      <FetchedList
        list={beneficiaries}
        failureMessages={failureMessages}
        also={also}
        isTold={isTold}
        empty={<NoBeneficiaries />}
        above={
          list.announcement === null ? null : (
            <FocusOnMount>
              <Notice tone="positive" title={list.announcement} />
            </FocusOnMount>
          )
        }
      >
        <Found list={list} found={found} of={beneficiaries.value?.length ?? null}>
          {children}
        </Found>
      </FetchedList>
    );
  },
);
