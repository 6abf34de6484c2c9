import { landingMessages } from '../words/landingMessages.ts';
import { Section } from './Section.tsx';

const spanFrom = (step: number) => landingMessages.onboardingSpans.find(({ from }) => from === step);

/** The five steps as a timeline: the customer's own half hour, then the review (LAND-13, LAND-22, S-14). */
export const Onboarding = () => (
  <Section
    id="onboarding"
    kicker="Onboarding"
    title="Five steps to the first payment."
    lead="Your part takes about half an hour. Then the review of your identity begins."
  >
    <ol className="timeline">
      {landingMessages.onboarding.map(({ title, words }, index) => {
        const span = spanFrom(index);
        return (
          <li key={title} className={index === 3 ? 'timeline-review' : undefined}>
            {span === undefined ? null : (
              <p className={`timeline-span timeline-span-${span.steps}`}>{span.words}</p>
            )}
            <span className="timeline-number" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{words}</p>
          </li>
        );
      })}
    </ol>
  </Section>
);
