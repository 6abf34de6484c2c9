import type { Partners } from './partner-verbs/partnerCommands.ts';

/** Every partner of the command line. Removing an entry and its feature removes the partner. */
export const partners: Partners = {
  corpay: {
    nouns: [
      {
        name: 'beneficiaries',
        summary: 'The people and companies that are paid.',
        load: async () => (await import('./corpay/beneficiaryVerbs.ts')).beneficiaryVerbs,
      },
      {
        name: 'quotes',
        summary: 'Ask for a quote, watch it, book it.',
        load: async () => (await import('./corpay/quoteVerbs.ts')).quoteVerbs,
      },
      {
        name: 'orders',
        summary: 'Booked deals and the instruction of their payment.',
        load: async () => (await import('./corpay/orderVerbs.ts')).orderVerbs,
      },
      {
        name: 'payments',
        summary: 'Pay many from a spreadsheet, safe to interrupt.',
        load: async () => (await import('./corpay/paymentVerbs.ts')).paymentVerbs,
      },
    ],
    insteadOf: {
      'deals list': 'orders list',
      'deals show': 'orders show',
      'deals duplicates': 'orders duplicates',
    },
    loadChecks: async () => (await import('./corpay/corpayChecks.ts')).corpayChecks,
    loadContracts: async () => (await import('@fx-gateway/adapters/corpay')).corpayContract,
    loadPromises: async () => (await import('@fx-gateway/adapters/corpay/promises')).corpayPromises,
    loadReplaying: async () =>
      (await import('./corpay/recording/showCorpayRecording.ts')).showCorpayRecording,
    clientCode: async ({ connection }) => {
      const token = await connection.services.corpayTokens.request();
      return token.ok ? token.value.clientCode : null;
    },
    reportOpenSteps: async (invocation, session, looksOnly) => {
      const { resolveAndReportCorpayMoneyCalls: reportOpenSteps } =
        await import('./corpay/openSteps/resolveAndReportCorpayMoneyCalls.ts');
      await reportOpenSteps(invocation, session, looksOnly);
    },
    mentionOpen: async (invocation, session) => {
      const { mentionOpenMoneyCalls } =
        await import('./corpay/openSteps/resolveAndReportCorpayMoneyCalls.ts');
      await mentionOpenMoneyCalls(invocation, session);
    },
  },
  ofx: {
    nouns: [
      {
        name: 'beneficiaries',
        summary: 'The people and companies that are paid.',
        load: async () => (await import('./ofx/beneficiaryVerbs.ts')).beneficiaryVerbs,
      },
      {
        name: 'quotes',
        summary: 'Ask for a quote, watch it, book it.',
        load: async () => (await import('./ofx/quoteVerbs.ts')).quoteVerbs,
      },
      {
        name: 'deals',
        summary: 'What was booked.',
        load: async () => (await import('./ofx/dealVerbs.ts')).dealVerbs,
      },
      {
        name: 'payments',
        summary: 'Pay many from a spreadsheet, safe to interrupt.',
        load: async () => (await import('./ofx/paymentVerbs.ts')).paymentVerbs,
      },
      {
        name: 'partner',
        summary: 'The authorization with your partner.',
        load: async () => [(await import('./ofx/authorizeVerb.ts')).authorizeVerb],
      },
    ],
    insteadOf: {
      'orders list': 'deals list',
      'orders show': 'deals show',
      'orders duplicates': 'deals duplicates',
    },
    loadChecks: async () => (await import('./ofx/ofxChecks.ts')).ofxChecks,
    loadContracts: async () => (await import('@fx-gateway/adapters/ofx')).ofxContract,
    loadPromises: async () => (await import('@fx-gateway/adapters/ofx/promises')).ofxPromises,
    loadReplaying: async () => (await import('./ofx/recording/showOfxRecording.ts')).showOfxRecording,
    rates: async (session) =>
      (await import('./ofx/scope/createOfxPairRateService.ts')).createOfxPairRateService(session),
    reportOpenSteps: async (invocation, session) => {
      const { findAndReportOpenDeals: reportOpenDeals } =
        await import('./ofx/openBookings/findAndReportOpenDeals.ts');
      await reportOpenDeals(invocation, session);
    },
    mentionOpen: async (invocation, session) => {
      const { mentionOpenOfxBookings: mentionOpenDeals } =
        await import('./ofx/openBookings/findAndReportOpenDeals.ts');
      await mentionOpenDeals(invocation, session);
    },
  },
};
