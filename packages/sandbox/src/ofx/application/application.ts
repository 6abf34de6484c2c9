/** FX Gateway as this partner knows it. The secret opens nothing but play money. */
export const application = {
  clientId: 'fx-gateway-sandbox',
  clientSecret: 'ofx-secret-of-the-sandbox',
} as const;
