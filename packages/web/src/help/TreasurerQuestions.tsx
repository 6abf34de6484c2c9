import { Link } from 'react-router-dom';
import type { PartnerScreens } from '../partner-frame/partner.ts';
import { Card } from '../kit/layout/Card.tsx';
import { treasurerQuestions } from './treasurerQuestions.ts';

/** The questions of people who pay suppliers, each with its answer and the page where it is done. */
export const TreasurerQuestions = ({ about }: { readonly about: PartnerScreens['help'] }) => (
  <Card title="Questions and Answers">
    <div className="help-questions">
      {treasurerQuestions(about).map(({ question, answer, page }, index) => (
        <details key={question} open={index === 0}>
          <summary>{question}</summary>
          <div className="help-answer">
            <p>{answer}</p>
            <p>
              <Link to={page.path}>{page.words}</Link>
            </p>
          </div>
        </details>
      ))}
    </div>
  </Card>
);
