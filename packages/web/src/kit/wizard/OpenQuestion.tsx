import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FocusOnMount } from '../focus/FocusOnMount.tsx';
import { Notice } from '../notices/Notice.tsx';
import type { QuestionStop } from './QuestionStop.ts';

/** A question with its answers as buttons. It takes the focus when Continue stops at it. */
export const OpenQuestion = observer(
  ({
    question,
    stop: { stops, isMarked },
    children,
  }: {
    readonly question: string;
    readonly stop: Pick<QuestionStop, 'stops' | 'isMarked'>;
    readonly children: ReactNode;
  }) => {
    const notice = (
      <Notice {...(isMarked ? { tone: 'warning' as const } : {})}>
        <p>{question}</p>
        <div className="notice-next button-row">{children}</div>
      </Notice>
    );
    return stops === 0 ? notice : <FocusOnMount key={stops}>{notice}</FocusOnMount>;
  },
);
