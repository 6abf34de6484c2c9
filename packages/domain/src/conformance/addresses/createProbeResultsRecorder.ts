import { isAnswerFromCache, isServiceInTrouble, type ProbeResponse } from '../responses/probeResponse.ts';
import type { ClockOffsetsByAddress } from './judgeClock.ts';
import type { UncompressedAnswer } from './noteUncompressedAnswers.ts';
import type { UserCallProbeResult } from '../answers/judgeLostQuery.ts';
import type { TokenCallStatuses } from '../answers/judgeRefusedTokens.ts';
import type { AddressProbeResults } from './judgeProbeResultsOfAddress.ts';
import { createCutCallCounts, type InterruptedCallCounts } from './judgeIntermittentTrouble.ts';
import { callGivenUpAfterMs } from './judgeSpeed.ts';
import type { ProbedCall } from '../probes/probes.ts';
import type { RefusalResponse } from '../responses/describeRefusal.ts';
import { addressOfProbedCall, formatProbedCall } from '../probes/probedCall.ts';
import { isUnreachable, type ReachResult } from '../probes/reached.ts';

type PlaceTokens = TokenCallStatuses & {
  readonly statuses: number[];
  readonly first: ProbedCall;
  without: RefusalResponse | null;
};

type Place = AddressProbeResults & {
  readonly service: string;
  /** Its address with the path before its calls. */
  readonly address: string;
  readonly unsigned: ProbeResponse[];
  readonly preflights: ProbeResponse[];
  readonly statuses: number[];
  readonly spoken: RefusalResponse[];
  readonly asked: UserCallProbeResult[];
  readonly cut: InterruptedCallCounts;
  /** Of the calls that carry a token, by the field that decides how it is taken. */
  readonly withToken: Map<string, PlaceTokens>;
  readonly aheads: number[];
  /** All that each call of the user was answered, the same call sent again too. */
  readonly tries: Map<ProbedCall, readonly RefusalResponse[]>;
  readonly passingTrouble: number[];
  /** The milliseconds of each call that was answered. */
  readonly times: number[];
  /** Of long answers that could have come compressed and did not. */
  readonly uncompressed: UncompressedAnswer[];
};

/** What a cache gave has the date of another day. */
const aheadOf = (heard: ProbeResponse): readonly number[] =>
  heard.ahead === null || isAnswerFromCache(heard) ? [] : [heard.ahead];

/** All that a run hears, by the fields that name the addresses. */
export type ProbeResultsRecorder = {
  readonly places: ReadonlyMap<string, Place>;
  isThere(call: ProbedCall): boolean;
  heardAcross(call: ProbedCall, heard: ProbeResponse): void;
  heardUnsigned(call: ProbedCall, heard: ProbeResponse): void;
  /** No whole answer came after so many milliseconds: it was cut, unless its caller gave up. */
  lost(call: ProbedCall, how: keyof InterruptedCallCounts, milliseconds: number): void;
  /** A call of the user came to an answer. */
  answered(call: ProbedCall, asked: UserCallProbeResult): void;
  /** A call of the user had these answers, the last of which counts. */
  tried(call: ProbedCall, tries: readonly RefusalResponse[]): void;
  /** A call took so many milliseconds. */
  took(call: ProbedCall, milliseconds: number): void;
  /** A long answer came in so many bytes though its caller takes it compressed. */
  cameUncompressed(call: ProbedCall, bytes: number): void;
  aheads(): ClockOffsetsByAddress;
};

/** The first harmless call at each address: one that reads, where there is one. */
export const pickFirstCallPerAddress = (calls: readonly ProbedCall[]): readonly ProbedCall[] => {
  const there = calls.filter(({ target }) => target !== null);
  const reading = there.filter(({ method, effect }) => method === 'GET' && effect === 'reads');
  return [...new Set(there.map(({ field }) => field))].flatMap(
    (field) => [...reading, ...there].find((call) => call.field === field) ?? [],
  );
};

const fieldOfHeader = ({ headerFields }: ProbedCall, name: string): string | undefined =>
  headerFields[name.toLowerCase()];

/** The headers, of names of the gateway's own, that carry the token of a call. */
const tokenHeadersOf = (call: ProbedCall, tokenField: string): readonly string[] =>
  call.pageHeaders.filter((name) => fieldOfHeader(call, name)?.startsWith(tokenField));

/** Whether the header of the token is named as that of a client code, and another one as that of a token. */
const lookExchanged = (call: ProbedCall, names: readonly string[]): boolean => {
  const exchanged = names.find(
    (name) => fieldOfHeader(call, name)?.endsWith('.accessToken') && /client|code/i.test(name),
  );
  return exchanged !== undefined && names.some((name) => name !== exchanged && /token/i.test(name));
};

/** By the first call at each address, and the milliseconds that it took. */
export const createProbeResultsRecorder = (
  reached: readonly (readonly [call: ProbedCall, ReachResult, milliseconds: number])[],
): ProbeResultsRecorder => {
  const places = new Map(
    reached.map(([call, one, milliseconds]): readonly [string, Place] => {
      const { field, target, address, service, guard, namesRefusals } = call;
      return [
        field,
        {
          field,
          service,
          target: target ?? '',
          address: address ?? target ?? '',
          reached: one,
          takesToken: guard === 'token',
          probed: addressOfProbedCall(call),
          namesRefusals,
          unsigned: [],
          preflights: [],
          statuses: [],
          spoken: [],
          asked: [],
          cut: createCutCallCounts(),
          withToken: new Map(),
          tries: new Map(),
          passingTrouble: [],
          aheads: one.kind === 'answered' ? [...aheadOf(one.heard)] : [],
          times: one.kind === 'answered' ? [milliseconds] : [],
          uncompressed: [],
        },
      ];
    }),
  );
  const note = (call: ProbedCall, to: 'unsigned' | 'preflights', heard: ProbeResponse): void => {
    const place = places.get(call.field);
    place?.[to].push(heard);
    place?.aheads.push(...aheadOf(heard));
  };
  return {
    places,
    isThere: ({ field }) => {
      const place = places.get(field);
      return place === undefined || !isUnreachable(place.reached);
    },
    heardAcross: (call, heard) => note(call, 'preflights', heard),
    heardUnsigned: (call, heard) => note(call, 'unsigned', heard),
    lost: ({ field }, how, milliseconds) => {
      const cut = places.get(field)?.cut;
      if (cut !== undefined && milliseconds < callGivenUpAfterMs) cut[how] += 1;
    },
    answered: (call, asked) => {
      const { status, said } = asked;
      const place = places.get(call.field);
      place?.asked.push(asked);
      place?.statuses.push(status);
      if (said !== null) place?.spoken.push(said);
      const { tokenField } = call;
      if (place === undefined || tokenField === null) return;
      const named = tokenHeadersOf(call, tokenField);
      const calls = place.withToken.get(tokenField) ?? {
        field: tokenField,
        isExchanged: lookExchanged(call, named),
        headers: named.length > 0 ? named : ['authorization'],
        statuses: [],
        first: call,
        said,
        without: null,
      };
      calls.statuses.push(status);
      place.withToken.set(tokenField, calls);
    },
    tried: (call, tries) => {
      const place = places.get(call.field);
      const last = tries.at(-1);
      if (place === undefined || last === undefined) return;
      place.tries.set(call, [...(place.tries.get(call) ?? []), ...tries]);
      if (isServiceInTrouble(last)) return;
      const troubled = tries.filter(isServiceInTrouble);
      place.passingTrouble.push(...troubled.map(({ status }) => status));
      place.spoken.push(...troubled);
    },
    took: ({ field }, milliseconds) => void places.get(field)?.times.push(milliseconds),
    cameUncompressed: (call, bytes) =>
      void places.get(call.field)?.uncompressed.push({ call: formatProbedCall(call), bytes }),
    aheads: () => new Map([...places].map(([field, { aheads }]) => [field, aheads])),
  };
};
