import { Card } from '../kit/layout/Card.tsx';

/** Where the user is on the way from a quote to a payment. */
export const NextSteps = ({
  steps,
  current,
}: {
  readonly steps: readonly { readonly title: string; readonly words: string }[];
  /** The place of the step where the user is. */
  readonly current: number;
}) => (
  <Card title="How a deal goes">
    <ol className="next-steps">
      {steps.map(({ title, words }, place) => (
        <li className="next-step" key={title} aria-current={place === current ? 'step' : undefined}>
          <span className="next-step-title">{title}</span>
          <span>{words}</span>
        </li>
      ))}
    </ol>
  </Card>
);
