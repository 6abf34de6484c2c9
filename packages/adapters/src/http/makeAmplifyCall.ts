import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import type { AmplifyContext } from 'aws-amplify';
import { ApiError, del, get, post, put } from 'aws-amplify/api';
import { systemClock } from '../system/systemPorts.ts';
import { callTimeLimit } from '../system/waitWithinTimeLimit.ts';
import { sendWithReadRetries } from './sendWithReadRetries.ts';
import type { SignedRequest } from './signedApi.ts';
import { readSignedOutcome, type SignAndSend } from './signedCall.ts';

/** As the library names it: what it could change, though it does not. */
type LibraryJson = null | boolean | number | string | LibraryJson[] | { [name: string]: LibraryJson };

const operations = { GET: get, DELETE: del, POST: post, PUT: put };

/** Bodies are JSON (IDENT-13). The library repeats nothing: whether a call is made again is our own rule. */
const start = (context: AmplifyContext, apiName: string, request: SignedRequest) => {
  const { method, path, query, headers, body } = request;
  return operations[method](context, {
    apiName,
    path,
    options: {
      queryParams: { ...query },
      headers: { ...headers },
      ...(body === undefined ? {} : { body: body as LibraryJson }),
      retryStrategy: { strategy: 'no-retry' },
    },
  });
};

const read = async (response: ReturnType<typeof start>['response'], now: () => number) => {
  try {
    const { statusCode, headers, body } = await response;
    return readSignedOutcome(statusCode, (name) => headers[name], await body.text(), now());
  } catch (error) {
    if (!(error instanceof ApiError) || error.response === undefined) throw error;
    const { statusCode, headers, body } = error.response;
    return readSignedOutcome(statusCode, (name) => headers[name], body ?? '', now());
  }
};

const isMissingApi = (error: unknown): boolean => error instanceof Error && error.name === 'InvalidApiName';

/** Reaches the named API of an identity context as a browser does: the library signs, with the credentials that it holds. */
export const makeAmplifyCall =
  (
    context: AmplifyContext,
    apiName: string,
    timeLimit: number = callTimeLimit,
    clock: Pick<Clock, 'now'> = systemClock,
  ): SignAndSend =>
  (request) =>
    sendWithReadRetries(request.method, timeLimit, async (limit) => {
      const operation = start(context, apiName, request);
      const cancel = () => operation.cancel();
      limit.addEventListener('abort', cancel, { once: true });
      try {
        return await read(operation.response, clock.now);
      } catch (error) {
        return { kind: isMissingApi(error) ? 'missing-configuration' : 'no-answer' };
      }
    });
