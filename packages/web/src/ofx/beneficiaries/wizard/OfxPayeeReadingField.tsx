import type { ReadDetail } from '@fx-gateway/domain/corpay/beneficiaries/reading/payeeReading.ts';
import {
  readFromMessages,
  readingMessages,
} from '@fx-gateway/domain/corpay/beneficiaries/reading/readingMessages.ts';
import { defaultFieldLabels } from '@fx-gateway/domain/corpay/beneficiaries/fields/fieldIds.ts';
import { countryName } from '@fx-gateway/domain/geography/countries.ts';
import { listKeptOfxValues } from '@fx-gateway/domain/ofx/beneficiaries/takeReadOfxDetails.ts';
import { removeNumberSeparators } from '@fx-gateway/domain/patterns/formatNumberToMatchPatterns.ts';
import { observer } from 'mobx-react-lite';
import { givenTextField } from '@fx-gateway/domain/corpay/beneficiaries/reading/findGivenTextProblem.ts';
import { PayeeReadingBox } from '../../../beneficiaries/PayeeReadingBox.tsx';
import { summarizeReading } from '@fx-gateway/domain/corpay/beneficiaries/reading/summarizeReading.ts';
import { formatIbanInFours } from '../../../kit/facts/formatIbanInFours.ts';
import type { LabelledValue } from '../../../kit/facts/LabelledValueList.tsx';
import type { OfxWizardStore } from '../../stores/wizard/OfxWizardStore.ts';
import { fieldLayout } from './fieldLayout.ts';

const ofBank: ReadonlySet<ReadDetail['field']> = new Set([
  'bankName',
  'iban',
  'swiftBicCode',
  'accountNumber',
  'routingCode',
]);

const valueToRead = ({ field, value }: ReadDetail): string =>
  field === 'destinationCountry' || field === 'bankCountry' ? countryName(value) : formatIbanInFours(value);

/** What waits for the step of the bank and is not the whole of the text; the fields of this step say theirs. */
const listFacts = ({ given, state }: OfxWizardStore): readonly LabelledValue[] =>
  given.reading.details
    .filter(({ field, value }) =>
      field === 'bankCountry'
        ? value !== state.beneficiary.beneficiaryAddress.country
        : ofBank.has(field) && removeNumberSeparators(given.text) !== value,
    )
    .map((detail) => ({
      label: defaultFieldLabels[detail.field],
      note: readFromMessages[detail.from],
      value: valueToRead(detail),
    }));

/** What the wizard starts from: an IBAN, an account number or a pasted block, and what was read of it (CP-READ-1 to CP-READ-3). */
export const OfxPayeeReadingField = observer(({ store }: { readonly store: OfxWizardStore }) => {
  const { given, state, template } = store;
  const stopped = store.problems.messageOf(givenTextField);
  const { details, mistakes, missing, unread, repair } = given.reading;
  return (
    <PayeeReadingBox
      id={fieldLayout.idOf(givenTextField)}
      label={readingMessages.label}
      help={(stopped === null ? missing : null) ?? summarizeReading(details) ?? readingMessages.help}
      text={given.text}
      mistake={stopped ?? (mistakes.length === 0 ? null : mistakes.join(' '))}
      clear={stopped === null ? null : { label: readingMessages.clear, press: () => given.clear() }}
      repair={
        repair === undefined
          ? null
          : {
              label: readingMessages.repair(repair.whole),
              press: () => given.type(given.text.replace(repair.written, repair.whole)),
            }
      }
      heard={details
        .filter(({ field }) => field !== 'bankCountry')
        .map((detail) => `${defaultFieldLabels[detail.field]}: ${valueToRead(detail)}.`)
        .join(' ')}
      facts={listFacts(store)}
      sentences={[...unread, ...listKeptOfxValues(state, template)]}
      disabled={store.sealed}
      onType={(text) => given.type(text)}
    />
  );
});
