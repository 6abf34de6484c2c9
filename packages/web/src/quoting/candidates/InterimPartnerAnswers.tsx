import { RequestId } from '../../kit/notices/RequestId.tsx';

export type InterimPartnerAnswer = { readonly words: string; readonly requestId: string | null };

/** What came back so far while an outcome is not known, each with its id: no failure, and so no alarm. */
export const InterimPartnerAnswers = ({ answers }: { readonly answers: readonly InterimPartnerAnswer[] }) =>
  answers.map(({ words, requestId }) => (
    <div key={words}>
      <p>{words}</p>
      <RequestId id={requestId} />
    </div>
  ));
