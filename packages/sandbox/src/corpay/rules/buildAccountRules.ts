import { accountFormats, bicFormat, type NumberFormat } from '../../bank-accounts/accountFormats.ts';
import { ruleOf, type PartnerRule } from './partnerRule.ts';
import { isLocalCurrency, rulingCountry, type RulesSubject } from './rulesSubject.ts';

/**
 * Which numbers lead to the account. A wire takes the BIC with the account and its routing code, or with the IBAN
 * where that is all; iACH takes the local numbers. Money that is foreign there needs no local routing code.
 */
export const buildAccountRules = (subject: RulesSubject): readonly PartnerRule[] => {
  const country = rulingCountry(subject);
  if (country === '') return [];
  const { account, iban, routing } = accountFormats[country];
  const wire = subject.paymentMethods.includes('W');
  const iach = subject.paymentMethods.includes('E');
  const rules: PartnerRule[] = [];
  if (iban !== undefined && (wire || account === undefined))
    rules.push(numbered('iban', iban, account === undefined));
  if (wire) {
    rules.push(numbered('swiftBicCode', bicFormat, true));
    if (account !== undefined) rules.push(numbered('accountNumber', account, true));
    if (routing !== undefined) rules.push(numbered('routingCode', routing, isLocalCurrency(subject)));
  }
  if (iach) {
    if (account !== undefined) rules.push(numbered('localAccountNumber', local(account), true));
    if (routing !== undefined) rules.push(numbered('localRoutingCode', local(routing), true));
  }
  return rules;
};

const numbered = (
  id: string,
  { label, regEx, errorMessage }: NumberFormat,
  isRequired: boolean,
): PartnerRule => ruleOf(id, label, { isRequired, patterns: [{ regEx, errorMessage }] });

const local = (format: NumberFormat): NumberFormat => ({
  ...format,
  label: `Local ${format.label}`,
  errorMessage: `Local ${format.errorMessage}`,
});
