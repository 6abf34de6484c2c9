import { makeSymptom } from '../causes/makeSymptom.ts';
import { addServiceWordsToVerdict } from '../responses/addServiceWordsToVerdict.ts';
import { isAccepted, type ProbeResponse } from '../responses/probeResponse.ts';
import { differsWithSymptom, type ExplainedVerdict } from '../responses/verdict.ts';
import { describePageAnswer } from './describePageAnswer.ts';
import { judgeFreshness } from './judgeFreshness.ts';

/** `config.json` beside the pages: it is there, is JSON, and is asked for each time. */
export const judgeConfiguration = (heard: ProbeResponse): ExplainedVerdict => {
  if (!isAccepted(heard) || heard.body === undefined)
    return addServiceWordsToVerdict(
      differsWithSymptom(
        'config.json',
        `It was answered ${describePageAnswer(heard)}.`,
        makeSymptom('no-configuration', `it was answered ${describePageAnswer(heard)}`),
      ),
      heard,
    );
  return judgeFreshness(heard, 'configuration-cached');
};
