import { describe, expect, it } from 'vitest';
import { paths } from './paths.ts';

describe('the addresses of the product', () => {
  it('are exactly these', () => {
    expect({
      ...paths,
      gateway: {
        ...paths.gateway,
        order: [paths.gateway.order('A/1 2'), paths.gateway.order(70012, { success: true })],
        deal: [paths.gateway.deal('D-1'), paths.gateway.deal('D-1', { success: true })],
        beneficiary: paths.gateway.beneficiary('b?1'),
        editBeneficiary: paths.gateway.editBeneficiary('b#1'),
      },
    }).toMatchInlineSnapshot(`
      {
        "forgotPassword": "/forgot-password",
        "gateway": {
          "beneficiaries": "/secure/fxgateway/beneficiaries",
          "beneficiary": "/secure/fxgateway/beneficiaries/b%3F1",
          "dashboard": "/secure/fxgateway/dashboard",
          "deal": [
            "/secure/fxgateway/deals/D-1",
            "/secure/fxgateway/deals/D-1?success=true",
          ],
          "deals": "/secure/fxgateway/deals",
          "editBeneficiary": "/secure/fxgateway/beneficiaries/edit/b%231",
          "newBeneficiary": "/secure/fxgateway/beneficiaries/new",
          "order": [
            "/secure/fxgateway/orders/A%2F1%202",
            "/secure/fxgateway/orders/70012?success=true",
          ],
          "orders": "/secure/fxgateway/orders",
          "payment": [Function],
          "payments": "/secure/fxgateway/payments",
          "root": "/secure/fxgateway",
        },
        "landing": "/",
        "landingOther": "/wdec",
        "login": "/login",
        "ofxLogin": "/ofx/login",
        "ofxRegister": "/ofx/register",
        "privacyPolicy": "/privacy-policy",
        "register": "/register",
        "secure": {
          "cryptoDashboard": "/secure/crypto/dashboard",
          "debug": "/secure/debug",
          "help": "/secure/help",
          "root": "/secure",
          "settings": "/secure/settings",
        },
        "userAgreement": "/user-agreement",
      }
    `);
  });
});
