import { brandsAndTerms } from './values/brandsAndTerms.mjs';
import { corpay } from './values/corpay.mjs';
import { geographyAndMoney } from './values/geographyAndMoney.mjs';
import { identityAndAccounts } from './values/identityAndAccounts.mjs';
import { ofx } from './values/ofx.mjs';

/** Every fixed value of the specification that stands in our sources, and the tests that notice when it moves. */
export const constants = [...brandsAndTerms, ...geographyAndMoney, ...identityAndAccounts, ...corpay, ...ofx];
