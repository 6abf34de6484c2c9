import { Card } from '../kit/layout/Card.tsx';

/** The way from a quote to a payment, for who stands at its beginning; `lead` says why, where that is not plain. */
export const DealStepsCard = ({
  lead,
  steps,
}: {
  readonly lead?: string;
  readonly steps: readonly { readonly title: string; readonly words: string }[];
}) => (
  <Card title="How a deal goes">
    {lead === undefined ? null : <p className="next-steps-lead">{lead}</p>}
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
