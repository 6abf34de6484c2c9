import type { ReactNode } from 'react';
import { FocusOnMount } from '../focus/FocusOnMount.tsx';
import { Notice } from '../notices/Notice.tsx';

/** A question with its answers as buttons. It takes the focus when Continue stops at it. */
export const OpenQuestion = ({
  question,
  stops,
  children,
}: {
  readonly question: string;
  readonly stops: number;
  readonly children: ReactNode;
}) => {
  const notice = (
    <Notice {...(stops === 0 ? {} : { tone: 'warning' as const })}>
      <p>{question}</p>
      <div className="notice-next button-row">{children}</div>
    </Notice>
  );
  return stops === 0 ? notice : <FocusOnMount key={stops}>{notice}</FocusOnMount>;
};
