import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { requestTokenOfPartner } from './account/requestTokenOfPartner.ts';
import { accountsService } from './accountsService.ts';
import { chooseCallerPort } from './callers/chooseCallerPort.ts';
import { makeFirstAdministrator } from './callers/firstAdministrator.ts';
import { findCertificateRefusal } from './callers/findCertificateRefusal.ts';
import { refuseStrangers } from './callers/refuseStrangers.ts';
import { makeReadCaller } from './callers/makeReadCaller.ts';
import { checkDatabaseAnswers } from './database/checkDatabaseAnswers.ts';
import type { DatabasePlace } from './database/databasePlace.ts';
import { answerNoSuchPath } from './http/answerNoSuchPath.ts';
import { compressAnswers } from './http/compressAnswers.ts';
import { createApp } from './http/createApp.ts';
import { healthRoutes } from './http/healthRoutes.ts';
import { listenOn } from './http/listenOn.ts';
import { createKeyRing } from './keys/keyRing.ts';
import { CallNotes } from './observation/callNotes.ts';
import { createMetricsApp } from './observation/createMetricsApp.ts';
import { observeCalls } from './observation/observeCalls.ts';
import { observeTokens } from './observation/observeTokens.ts';
import { logFailedCall, makeServicesLog } from './observation/servicesLog.ts';
import { makeServicesMetrics } from './observation/servicesMetrics.ts';
import { integrationRoute } from './partner-gateways/integrationRoute.ts';
import { tokenIssuersOf } from './partners.ts';
import { prepareServicesDatabase } from './prepareServicesDatabase.ts';
import { readTlsFiles } from './settings/readTlsFiles.ts';
import type { ServicesSettings } from './settings/servicesSettingsSchema.ts';
import { StartRefusal } from './settings/startRefusal.ts';

export type Services = {
  /** The application itself, for what calls it without a port. */
  readonly app: FastifyInstance;
  readonly inject: FastifyInstance['inject'];
  /** Opens the ports of the settings. */
  listen(): Promise<{ readonly url: string; readonly metricsUrl?: string }>;
  /** Says that no more calls shall come, while those that come are still answered. */
  stopSoon(): void;
  /** Takes no more calls, finishes those that run, and closes the database. */
  close(): Promise<void>;
};

type Surroundings = {
  readonly database: DatabasePlace;
  readonly now?: () => number;
  /** Where the log goes; else to stdout. */
  readonly logTo?: DestinationStream;
};

/** Of every answer: it is data for one caller, and no page. */
const headers = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** The services over their database, with tables up to date; nothing listens yet. Throws a `StartRefusal`. */
export const createServices = async (
  settings: ServicesSettings,
  { database: place, now = Date.now, logTo }: Surroundings,
): Promise<Services> => {
  const tls = settings.listen?.tls && readTlsFiles(settings.listen.tls);
  const keyRing = createKeyRing(settings.integrationKeys);
  const findCaller = await chooseCallerPort(settings, now);
  const database = await prepareServicesDatabase(place);
  const { db } = database;
  const log = makeServicesLog(logTo);
  const metrics = makeServicesMetrics(database.poolCounts);
  const notes = new CallNotes();
  let isStopping = false;

  const inLambda = settings.callers === 'gateway';
  const app = createApp({
    headers,
    reportFailure: (_line, failed) => logFailedCall(log, failed),
    ...(tls && { tls }),
    ...(inLambda && { requestIdHeader: 'x-request-id' }),
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  app.addHook('onSend', async (_request, reply) => {
    // Whoever kept this connection open opens the next one elsewhere; it would be waited for at the end.
    if (isStopping) reply.header('connection', 'close');
  });
  healthRoutes(app, { askDatabase: () => checkDatabaseAnswers(db), isStopping: () => isStopping });
  app.register(async (service) => {
    observeCalls(service, { log, metrics, notes });
    // API Gateway compresses by itself, and would pass on what is compressed as text.
    if (!inLambda) compressAnswers(service);
    service.setNotFoundHandler(answerNoSuchPath);
    if (!inLambda) refuseStrangers(service, notes, settings.listen?.tls?.clientNames);
    accountsService.register(service, {
      db,
      now,
      readCaller: makeReadCaller(
        findCaller,
        notes,
        makeFirstAdministrator({ db, now }, settings.administrators),
      ),
      keyRing,
      providerClientId: settings.providerClientId,
      ratesKey: settings.ratesKey,
      requestPartnerToken: requestTokenOfPartner(
        tokenIssuersOf(settings, {
          db,
          keys: keyRing,
          report: (event) => observeTokens({ log, metrics }, event),
        }),
      ),
      onboard: async () => {},
      assign: async () => {},
    });
    // API Gateway proves itself to AWS Lambda, and a partner's gateway would have to.
    if (settings.callers === 'headers')
      integrationRoute(service, {
        db,
        isFromGateway: ({ raw }) =>
          findCertificateRefusal(raw.socket, settings.listen?.tls?.clientNames) === undefined,
      });
  });
  const metricsApp = settings.metrics && createMetricsApp(metrics);

  return {
    app,
    inject: app.inject.bind(app),
    listen: async () => {
      const { listen } = settings;
      if (listen === undefined) throw new StartRefusal('listen must be given: it says where calls come in.');
      const { url } = await listenOn(app, listen.host, listen.port, names('listen'));
      if (metricsApp === undefined || settings.metrics === undefined) return { url };
      const { host, port } = settings.metrics;
      return { url, metricsUrl: `${(await listenOn(metricsApp, host, port, names('metrics'))).url}/metrics` };
    },
    stopSoon: () => {
      isStopping = true;
    },
    close: async () => {
      isStopping = true;
      await app.close();
      await metricsApp?.close();
      await database.close();
    },
  };
};

const names = (member: string) => ({ host: `${member}.host`, port: `${member}.port` });
