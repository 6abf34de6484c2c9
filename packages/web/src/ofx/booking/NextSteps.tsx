import { Card } from '../../kit/layout/Card.tsx';

const steps = [
  {
    title: 'Book the deal',
    words: 'Say who is paid and how much. The quote stays alive while you look at it.',
  },
  {
    title: 'Pay for it',
    words: 'An email tells you how. The amount is taken from your account by direct debit.',
  },
  { title: 'They are paid', words: 'Your beneficiaries are paid once your money has arrived.' },
] as const;

/** Where the user is on the way from a quote to a payment. */
export const NextSteps = () => (
  <Card title="How a deal goes">
    <ol className="next-steps">
      {steps.map(({ title, words }, place) => (
        <li className="next-step" key={title} aria-current={place === 0 ? 'step' : undefined}>
          <span className="next-step-title">{title}</span>
          <span>{words}</span>
        </li>
      ))}
    </ol>
  </Card>
);
