import { requestIdHeader } from '../../http/httpPort.ts';
import type { Breach, HeardAnswer } from './servicePromise.ts';

/** How an answer is named: by its call and its status. */
const nameAnswer = ({ call, status }: HeardAnswer): string =>
  status === 0 ? `${call} was not answered` : `${call} answered ${status}`;

/** An answer that is otherwise than it was promised; `more` says what of it beside its status. */
export const breachOf = (heard: HeardAnswer, expected: string, more = ''): Breach => ({
  kind: 'broken',
  seen: `${nameAnswer(heard)}${more === '' ? '' : `: ${more}`}`,
  expected,
  requestId: heard.headers[requestIdHeader] ?? null,
});
