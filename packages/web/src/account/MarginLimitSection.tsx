import { marginLimitProblem, readMarginLimit } from '@fx-gateway/domain/market-rates/marginLimit.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIdentity } from '../identity/identityContext.ts';
import { TextField } from '../kit/fields/TextField.tsx';
import { Card } from '../kit/layout/Card.tsx';
import { keepMarginLimit, readKeptMarginLimit } from '../margin-limit/keptMarginLimit.ts';

const LimitField = ({ user }: { readonly user: string }) => {
  const [text, setText] = useState(() => String(readKeptMarginLimit(user)));
  const [left, setLeft] = useState(false);
  const [kept, setKept] = useState(true);
  const limit = readMarginLimit(text);
  const handleChange = (typed: string): void => {
    setText(typed);
    const next = readMarginLimit(typed);
    if (next !== null) setKept(keepMarginLimit(user, next));
  };
  const problem = kept ? null : 'This browser keeps no settings.';
  return (
    <TextField
      label="Limit for the margin, in percent"
      help="A quote warns you where its margin above the market rate is beyond this. This browser keeps the limit for you."
      value={text}
      inputMode="decimal"
      error={left && limit === null ? marginLimitProblem : problem}
      onChange={handleChange}
      onBlur={() => setLeft(true)}
    />
  );
};

/** From which margin on a quote warns this user (COST-2). */
export const MarginLimitSection = observer(() => {
  const user = useIdentity().user?.sub;
  return (
    <Card title="What a deal costs">{user === undefined ? null : <LimitField key={user} user={user} />}</Card>
  );
});
