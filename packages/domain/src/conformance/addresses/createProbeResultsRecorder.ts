import { findPassingRefusal, isRefusal } from '../answers/judgeUnsteady.ts';
import {
  isAnswerFromCache,
  isServiceInTrouble,
  readErrorType,
  type ProbeResponse,
} from '../responses/heard.ts';
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
  /** All that calls of the user were answered, those that were sent again too. */
  readonly tries: RefusalResponse[];
  /** What a call was refused with that was let in at another try, and whether it carries a token. */
  passing: RefusalResponse | null;
  hasToken: boolean;
  /** Calls that were refused at their last try, and by what each was at every one. */
  readonly refusedCalls: ProbedCall[];
  readonly triesOf: Map<ProbedCall, RefusalResponse[]>;
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
          tries: [],
          passing: null,
          hasToken: false,
          refusedCalls: [],
          triesOf: new Map(),
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
      const { tokenField, pageHeaders, headerFields } = call;
      if (place === undefined || tokenField === null) return;
      const named = pageHeaders.filter((name) => headerFields[name.toLowerCase()]?.startsWith(tokenField));
      const exchanged = named.find(
        (name) => headerFields[name.toLowerCase()]?.endsWith('.accessToken') && /client|code/i.test(name),
      );
      const calls = place.withToken.get(tokenField) ?? {
        field: tokenField,
        isExchanged:
          exchanged !== undefined && named.some((name) => name !== exchanged && /token/i.test(name)),
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
      const before = place.triesOf.get(call);
      const all = [...(before ?? []), ...tries];
      place.triesOf.set(call, all);
      place.tries.push(...tries);
      if (place.passing === null) {
        place.passing = findPassingRefusal(all);
        place.hasToken = call.tokenField !== null;
      }
      // A partner may lock whom it has refused a token several times; a gateway names its refusals.
      const mayRepeat = call.givesToken !== true || readErrorType(last) !== '';
      if (before === undefined && isRefusal(last) && mayRepeat) place.refusedCalls.push(call);
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
