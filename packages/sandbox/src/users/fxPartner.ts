/** The partners that a user can be a customer of, as `custom:fxpartner` names them. */
export type FxPartner = 'corpay' | 'ofx';
