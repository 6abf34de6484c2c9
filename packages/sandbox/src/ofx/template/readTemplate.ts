import { okAnswer, refusalAnswer, type Answer } from '../wire/answer.ts';
import { buildBankTemplate, payableCountries, payableCurrencies } from './buildBankTemplate.ts';

/** GET bank-accounts/template/{country}/{currency}/bankaccount (OFX-BANK-4); 404 for what cannot be paid. */
export const readTemplate = (given: { readonly country: string; readonly currency: string }): Answer => {
  const country = payableCountries.get(given.country);
  const currency = payableCurrencies.get(given.currency);
  return country === undefined || currency === undefined
    ? refusalAnswer(404, `There is no template for ${given.currency} in ${given.country}.`)
    : okAnswer(buildBankTemplate(country, currency));
};
