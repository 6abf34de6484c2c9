import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { ComponentProps } from 'react';
import { CallFailureNotice } from '../../fetching/CallFailureNotice.tsx';
import { renderReauthorizeButton } from './renderReauthorizeButton.tsx';

type Props = Omit<ComponentProps<typeof CallFailureNotice>, 'also' | 'failure'> & {
  readonly failure: CallFailure | null;
};

/** A failed call of the partner's, with the way to authorize where that may help. */
export const OfxFailureNotice = ({ failure, ...rest }: Props) => (
  <CallFailureNotice
    {...rest}
    failure={failure}
    also={failure === null ? null : renderReauthorizeButton(failure, rest.onRetry)}
  />
);
