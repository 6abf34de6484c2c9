import { Link } from 'react-router-dom';
import type { PartnerScreens } from '../partner-frame/partner.ts';
import { Card } from '../kit/layout/Card.tsx';
import { treasurerQuestions } from './treasurerQuestions.ts';

/** The questions of people who pay suppliers in their groups, each with its answer and the page where it is done. */
export const TreasurerQuestions = ({ about }: { readonly about: PartnerScreens['help'] }) => (
  <Card title="Questions and Answers">
    <div className="help-groups">
      {treasurerQuestions(about).map(({ title, questions }, group) => (
        <section className="help-group" key={title}>
          <h3 className="help-group-title">{title}</h3>
          {questions.map(({ question, answer, page }, index) => (
            <details key={question} open={group === 0 && index === 0}>
              <summary>{question}</summary>
              <div className="help-answer">
                <p>{answer}</p>
                <Link className="help-way" to={page.path}>
                  {page.words}
                </Link>
              </div>
            </details>
          ))}
        </section>
      ))}
    </div>
  </Card>
);
