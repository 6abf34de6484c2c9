import { Card } from '../kit/layout/Card.tsx';

/** Where the user is on the way from a quote to a payment, below why that is said, if it is not plain. */
export const NextSteps = ({
  lead,
  steps,
  current,
}: {
  readonly lead?: string;
  readonly steps: readonly { readonly title: string; readonly words: string }[];
  /** The place of the step where the user is. */
  readonly current: number;
}) => (
  <Card title="How a deal goes">
    {lead === undefined ? null : <p className="next-steps-lead">{lead}</p>}
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
