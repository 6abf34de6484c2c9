import { formatRunTemplate } from '@fx-gateway/domain/payment-run/reading/formatRunTemplate.ts';
import { useState } from 'react';
import { CallFailureNotice } from '../../fetching/CallFailureNotice.tsx';
import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { usePaymentRuns } from '../stores/paymentRunContext.ts';
import { downloadRunFile } from '../report/downloadRunFile.ts';

/** A table for a spreadsheet with the user's own payees, to be filled in. */
export const TemplateButton = () => {
  const { scope } = usePaymentRuns();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const download = async (): Promise<void> => {
    setBusy(true);
    const payees = await scope.preparation.payees();
    setBusy(false);
    setFailure(payees.ok ? null : payees.failure);
    if (payees.ok) downloadRunFile('payments-template.csv', formatRunTemplate(payees.value, scope.rules));
  };
  return (
    <>
      <QuietButton look="plain" busy={busy} onPress={() => void download()}>
        Download a template with your payees
      </QuietButton>
      {failure === null ? null : <CallFailureNotice words={scope.failureWords(failure)} failure={failure} />}
    </>
  );
};
