import { cannotInstructMessage } from '@fx-gateway/domain/corpay/instruction/whyCannotInstruct.ts';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import type { InstructStore } from '../src/corpay/stores/deal/InstructStore.ts';
import { newBeneficiary } from '@fx-gateway/domain/corpay/beneficiaries/fields/newBeneficiary.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { Beneficiary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { openQuotedScope, thalassa } from './fakeCorpay.ts';
import { findOrCreateInstructStore } from '../src/corpay/stores/deal/findOrCreateInstructStore.ts';

/** The beneficiary of the deal with the bank details that the partner has. */
const thalassaInFull: Beneficiary = {
  ...newBeneficiary(thalassa.clientIntegrationId),
  accountHolderName: thalassa.payee,
  bankName: 'Aegean Lighthouse Bank',
  iban: 'GR9301198760000000123456789',
};

/** The Instruct Payment form of a deal that was just booked. */
export const openInstructForm = async (store?: KeyValueStore) => {
  const opened = await openQuotedScope(store === undefined ? {} : { store });
  opened.answers.showOf ??= async () => succeeded(thalassaInFull);
  await opened.scope.deal.book();
  const { deal, instructDependencies } = opened.scope;
  const form =
    deal.booked === null ? undefined : findOrCreateInstructStore(instructDependencies, deal.booked);
  if (form === undefined) throw new Error('The deal should be booked.');
  form.start();
  await opened.time.advance(0);
  return { ...opened, store: form };
};

/** What stands under Submit while it is off. */
export const whyOff = ({ cannotSubmit }: InstructStore): string | null =>
  cannotSubmit === null ? null : cannotInstructMessage(cannotSubmit);
