const secure = '/secure';
const gateway = `${secure}/fxgateway`;
const part = (id: string | number): string => encodeURIComponent(id);

/** Every address of the product, built in one place; ids are escaped. */
export const paths = {
  landing: '/',
  landingOther: '/wdec',
  login: '/login',
  forgotPassword: '/forgot-password',
  register: '/register',
  userAgreement: '/user-agreement',
  privacyPolicy: '/privacy-policy',
  ofxLogin: '/ofx/login',
  ofxRegister: '/ofx/register',
  secure: {
    root: secure,
    settings: `${secure}/settings`,
    help: `${secure}/help`,
    debug: `${secure}/debug`,
    cryptoDashboard: `${secure}/crypto/dashboard`,
  },
  gateway: {
    root: gateway,
    dashboard: `${gateway}/dashboard`,
    orders: `${gateway}/orders`,
    /** With `success` the detail opens with 'Order confirmed!' (CP-INSTR-3). */
    order: (orderNumber: string | number, options: { readonly success?: boolean } = {}): string =>
      `${gateway}/orders/${part(orderNumber)}${options.success === true ? '?success=true' : ''}`,
    deals: `${gateway}/deals`,
    deal: (dealId: string | number, options: { readonly success?: boolean } = {}): string =>
      `${gateway}/deals/${part(dealId)}${options.success === true ? '?success=true' : ''}`,
    payments: `${gateway}/payments`,
    payment: (runId: string): string => `${gateway}/payments/${part(runId)}`,
    beneficiaries: `${gateway}/beneficiaries`,
    beneficiary: (id: string): string => `${gateway}/beneficiaries/${part(id)}`,
    newBeneficiary: `${gateway}/beneficiaries/new`,
    editBeneficiary: (id: string): string => `${gateway}/beneficiaries/edit/${part(id)}`,
  },
} as const;
