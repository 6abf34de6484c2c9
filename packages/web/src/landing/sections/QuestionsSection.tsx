import { paths } from '../../routing/paths.ts';
import { landingQuestions } from '../words/landingQuestions.ts';
import { Section } from './Section.tsx';

/** The FAQ; search engines read it as what it is from its attributes, so no data stands in a script (LAND-10). */
export const QuestionsSection = () => (
  <Section id="faq" kicker="FAQ" title="Asked before the first payment." beside>
    <div className="faq-row" itemScope itemType="https://schema.org/FAQPage">
      <div className="faq-list">
        {landingQuestions.map(({ question, answer }, index) => (
          <details
            key={question}
            open={index === 0}
            itemScope
            itemProp="mainEntity"
            itemType="https://schema.org/Question"
          >
            <summary>
              <span itemProp="name">{question}</span>
              <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
                <path d="M3 8h10M8 3v10" />
              </svg>
            </summary>
            <div itemScope itemProp="acceptedAnswer" itemType="https://schema.org/Answer">
              <p itemProp="text">{answer}</p>
            </div>
          </details>
        ))}
      </div>
      <p className="faq-more">
        Everything else stands in the <a href={paths.userAgreement}>user agreement</a> and the{' '}
        <a href={paths.privacyPolicy}>privacy policy</a>.
      </p>
    </div>
  </Section>
);
