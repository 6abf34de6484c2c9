import { Card } from '../../kit/layout/Card.tsx';

const steps = [
  {
    id: 'quote',
    title: 'Book the rate',
    words: 'The quote stays alive while you look at it. Booking fixes both amounts.',
  },
  {
    id: 'instruct',
    title: 'Instruct the payment',
    words: 'Say how and why it is paid, and from which account you settle.',
  },
  {
    id: 'settle',
    title: 'Settle the deal',
    words: 'An email tells you how. Your beneficiary is paid once your money has arrived.',
  },
] as const;

/** Where the user is on the way from a quote to a payment. */
export const NextSteps = ({ step }: { readonly step: 'quote' | 'instruct' }) => (
  <Card title="How a deal goes">
    <ol className="next-steps">
      {steps.map(({ id, title, words }) => (
        <li className="next-step" key={id} aria-current={id === step ? 'step' : undefined}>
          <span className="next-step-title">{title}</span>
          <span>{words}</span>
        </li>
      ))}
    </ol>
  </Card>
);
