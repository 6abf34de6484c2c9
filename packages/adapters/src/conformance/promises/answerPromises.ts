import { toleratedClockSkewSeconds } from '@fx-gateway/domain/calls/gatewayMessages.ts';
import { jsonMember } from '../../http/envelope.ts';
import { requestIdHeader } from '../../http/httpPort.ts';
import { breachOf } from './breachOf.ts';
import type { HeardAnswer, PromiseWorld, ServicePromise } from './servicePromise.ts';
import { untried } from './untried.ts';

/** What holds of every answer of a service, whatever it says; null where it does, else what was seen. */
type Rule = {
  readonly name: string;
  readonly words: string;
  readonly expected: string;
  readonly wrong: (heard: HeardAnswer, world: PromiseWorld) => string | null;
  /** It holds of what came over TLS alone. */
  readonly isOfTls?: true;
};

/** A header that has to say something. */
const header =
  (name: string, expected: RegExp): Rule['wrong'] =>
  ({ headers }) => {
    const value = headers[name];
    if (value === undefined) return `without ${name}`;
    return expected.test(value) ? null : `${name}: ${value}`;
  };

const saysNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const yearInSeconds = 31_536_000;

const rules: readonly Rule[] = [
  {
    name: 'request-id',
    words: 'Every answer carries the id by which it is found, refusals of the gateway included.',
    expected: `a header ${requestIdHeader}`,
    wrong: header(requestIdHeader, /\S/),
  },
  {
    name: 'clock',
    words: 'Every answer carries the time of its service, which goes right.',
    expected: `a date within ${toleratedClockSkewSeconds / 60} minutes`,
    wrong: ({ ahead }) => {
      if (ahead === null) return 'without date';
      return Math.abs(ahead) < toleratedClockSkewSeconds ? null : `a date ${Math.abs(ahead)} seconds off`;
    },
  },
  {
    name: 'json',
    words: 'Every answer says that it is JSON, and is.',
    expected: 'content-type: application/json; charset=utf-8',
    wrong: (heard, world) => {
      if (heard.status === 204) return null;
      const typed = header('content-type', /^application\/json;\s*charset="?utf-8"?$/i)(heard, world);
      return typed ?? (heard.body === undefined ? 'a body that is no JSON' : null);
    },
  },
  {
    name: 'nosniff',
    words: 'No browser takes an answer for anything else than it says.',
    expected: 'x-content-type-options: nosniff',
    wrong: header('x-content-type-options', /^nosniff$/i),
  },
  {
    name: 'no-store',
    words: 'No browser and no proxy keeps an answer.',
    expected: 'cache-control: no-store',
    wrong: header('cache-control', /\bno-store\b/i),
  },
  {
    name: 'tls-only',
    words: 'No browser calls a service without TLS that has answered over it.',
    expected: 'strict-transport-security for at least a year',
    isOfTls: true,
    wrong: ({ headers }) => {
      const told = headers['strict-transport-security'];
      if (told === undefined) return 'without strict-transport-security';
      const seconds = Number(/\bmax-age="?(?<seconds>\d+)/i.exec(told)?.groups?.['seconds'] ?? 0);
      return seconds >= yearInSeconds ? null : `strict-transport-security: ${told}`;
    },
  },
  {
    name: 'refusals',
    words: 'Every refusal says why, in the form of the contract.',
    expected: '`errors`, `message` or `code`, as the contract has them',
    wrong: ({ service, status, body }, world) => {
      if (status < 400) return null;
      const isRead = world.contract(service).errors.safeParse(body).success;
      const names = ['errors', 'message', 'code', 'Errors', 'Message', 'Code'];
      return isRead && names.some((name) => !saysNothing(jsonMember(body, name)))
        ? null
        : 'it does not say why';
    },
  },
];

/** What holds of every answer that a run has had of a service; proved after all else. */
export const answerPromises = (service: string, name: string = service): readonly ServicePromise[] =>
  rules.map(({ name: rule, words, expected, wrong, isOfTls = false }) => ({
    id: `${name}-${rule}`,
    service,
    words,
    prove: async (world) => {
      const answers = world.heard.filter(
        (heard) => heard.service === service && heard.status !== 0 && (heard.isSecure || !isOfTls),
      );
      if (answers.length === 0) return untried(`Nothing was answered${isOfTls ? ' over TLS' : ''}.`);
      for (const heard of answers) {
        const seen = wrong(heard, world);
        if (seen !== null) return breachOf(heard, expected, seen);
      }
      return null;
    },
  }));
