import type { ReadDetail } from '@fx-gateway/domain/corpay/beneficiaries/reading/payeeReading.ts';
import { defaultFieldLabels } from '@fx-gateway/domain/corpay/beneficiaries/fields/fieldIds.ts';
import {
  readFromMessages,
  readingMessages,
} from '@fx-gateway/domain/corpay/beneficiaries/reading/readingMessages.ts';
import { findReadDetail } from '@fx-gateway/domain/corpay/beneficiaries/wizard/takeReadDetails.ts';
import { listKeptValues } from '@fx-gateway/domain/corpay/beneficiaries/wizard/listKeptValues.ts';
import { countryName } from '@fx-gateway/domain/geography/countries.ts';
import { stepOfField } from '@fx-gateway/domain/corpay/beneficiaries/fields/askedMembers.ts';
import { removeNumberSeparators } from '@fx-gateway/domain/patterns/formatNumberToMatchPatterns.ts';
import { observer } from 'mobx-react-lite';
import { givenTextField } from '@fx-gateway/domain/corpay/beneficiaries/reading/findGivenTextProblem.ts';
import { PayeeReadingBox } from '../../../beneficiaries/PayeeReadingBox.tsx';
import { summarizeReading } from '@fx-gateway/domain/corpay/beneficiaries/reading/summarizeReading.ts';
import type { LabelledValue } from '../../../kit/facts/LabelledValueList.tsx';
import { formatIbanInFours } from '../../../kit/facts/formatIbanInFours.ts';
import type { WizardStore } from '../../stores/wizard/WizardStore.ts';
import type { BankOfTextStore } from '../../stores/wizard/BankOfTextStore.ts';
import { fieldLayout } from './fieldLayout.ts';

const valueToRead = ({ field, value }: ReadDetail): string =>
  field === 'destinationCountry' ? countryName(value) : formatIbanInFours(value);

/** What was read and stands in the record; the bank's country is said by the country already. */
const listStanding = ({ state, given }: WizardStore): readonly ReadDetail[] =>
  given.reading.details.filter(
    ({ field }) => field !== 'bankCountry' && findReadDetail(state, field) !== null,
  );

/** What stands on later steps and is not the whole of the text: the fields of this step say it themselves. */
const listFacts = (store: WizardStore): readonly LabelledValue[] => [
  ...listStanding(store)
    .filter(
      ({ field, value }) =>
        stepOfField(field) !== 'basic-info' && removeNumberSeparators(store.given.text) !== value,
    )
    .map((detail) => ({
      label: defaultFieldLabels[detail.field],
      note: readFromMessages[detail.from],
      value: valueToRead(detail),
    })),
  ...listBankFact(store.given.bankOfText.search),
];

const listBankFact = (bank: BankOfTextStore['search']): readonly LabelledValue[] => {
  if (bank === null) return [];
  const { bank: found, searching, asked } = bank;
  const note = found === null ? '' : readingMessages.foundBy[asked.by];
  const value =
    found === null
      ? searching
        ? readingMessages.searching
        : readingMessages.bankNotFound
      : `${found.institutionName}, ${found.branchName}, ${found.swiftBIC}`;
  return [{ label: readingMessages.bankLabel, note, value }];
};

/** What the wizard starts from: an IBAN, an account number or a pasted block, and what was read of it (CP-READ-1 to CP-READ-4). */
export const PayeeReadingField = observer(({ store }: { readonly store: WizardStore }) => {
  const { given, sealed } = store;
  const stopped = store.problems.messageOf(givenTextField);
  const { reading } = given;
  const { repair } = reading;
  return (
    <PayeeReadingBox
      id={fieldLayout.idOf(givenTextField)}
      label={readingMessages.label}
      help={
        (stopped === null ? reading.missing : null) ??
        summarizeReading(listStanding(store), given.bankOfText.search?.bank) ??
        readingMessages.help
      }
      text={given.text}
      mistake={stopped ?? (reading.mistakes.length === 0 ? null : reading.mistakes.join(' '))}
      clear={stopped === null ? null : { label: readingMessages.clear, press: () => given.clear() }}
      repair={
        repair === undefined
          ? null
          : {
              label: readingMessages.repair(repair.whole),
              press: () => given.type(given.text.replace(repair.written, repair.whole)),
            }
      }
      heard={listStanding(store)
        .map((detail) => `${defaultFieldLabels[detail.field]}: ${valueToRead(detail)}.`)
        .join(' ')}
      facts={listFacts(store)}
      sentences={[...reading.unread, ...listKeptValues(store.state, reading.details)]}
      disabled={sealed}
      onType={(text) => given.type(text)}
    />
  );
});
