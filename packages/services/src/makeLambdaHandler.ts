import { awsLambdaFastify } from '@fastify/aws-lambda';
import type { Services } from './createServices.ts';

/** The part of a Lambda proxy event (REST API) that is touched here. */
export type ProxyEvent = {
  readonly headers?: Readonly<Record<string, string>> | null;
  readonly multiValueHeaders?: Readonly<Record<string, readonly string[]>> | null;
  readonly [member: string]: unknown;
};

/** Answers proxy events of API Gateway. A request is named as the gateway names it, which is the name that customers read. */
export const makeLambdaHandler = ({ app }: Pick<Services, 'app'>) => {
  const answer = awsLambdaFastify<ProxyEvent>(app);
  return (event: ProxyEvent, context: Parameters<typeof answer>[1]) =>
    answer(
      {
        ...event,
        headers: withoutRequestId(event.headers),
        multiValueHeaders: withoutRequestId(event.multiValueHeaders),
      },
      context,
    );
};

/** The library takes the name from this header where a caller sent it. */
const withoutRequestId = <Value>(headers: Readonly<Record<string, Value>> | null | undefined) =>
  Object.fromEntries(Object.entries(headers ?? {}).filter(([name]) => name.toLowerCase() !== 'x-request-id'));
