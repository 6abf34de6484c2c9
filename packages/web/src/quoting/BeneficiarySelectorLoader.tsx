import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { CallFailureNotice } from '../fetching/CallFailureNotice.tsx';
import type { FetchedValue } from '../fetching/FetchedValue.ts';
import { ComboField } from '../kit/fields/ComboField.tsx';
import { NoBeneficiaries } from '../beneficiaries/NoBeneficiaries.tsx';

const loading = 'Loading beneficiaries...';

/** The choice of whom to pay, once it is known who there is. */
export const BeneficiarySelectorLoader = observer(
  ({
    beneficiaries,
    failureMessages,
    also = () => null,
    help,
    children,
  }: {
    readonly beneficiaries: FetchedValue<readonly unknown[]>;
    readonly failureMessages: (failure: CallFailure) => string;
    /** Another way on after such a failure, beside asking again. */
    readonly also?: (failure: CallFailure, again: () => void) => ReactNode;
    /** What stands below the choice, and so while it is not known yet: nothing moves when it comes. */
    readonly help?: string;
    /** The choice. */
    readonly children: ReactNode;
  }) => {
    const { value, failure } = beneficiaries;
    if (value === null && failure !== null)
      return (
        <CallFailureNotice
          words={failureMessages(failure)}
          failure={failure}
          also={also(failure, () => beneficiaries.refresh())}
          onRetry={() => void beneficiaries.load()}
        />
      );
    if (value === null)
      return (
        <>
          <ComboField
            label="To"
            value=""
            placeholder={loading}
            options={[]}
            onChange={() => undefined}
            disabled
            help={help}
          />
          <output className="visually-hidden">{loading}</output>
        </>
      );
    return value.length === 0 ? <NoBeneficiaries /> : children;
  },
);
