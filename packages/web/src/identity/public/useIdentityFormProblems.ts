import type { FormEvent } from 'react';
import { useFormProblems } from '../../kit/fields/useFormProblems.ts';
import { useIdentity } from '../identityContext.ts';

/** The problems of a form of identity: it rests during a call, and each press clears what the last one led to. */
export const useIdentityFormProblems = <F extends string>(
  messages: Readonly<Partial<Record<F, string>>>,
  labels: Readonly<Record<F, string>>,
): ReturnType<typeof useFormProblems<F>> => {
  const identity = useIdentity();
  const form = useFormProblems(messages, labels, identity.state.authLoading);
  return {
    ...form,
    handleSubmit: (send) => (event: FormEvent) => {
      identity.pressForm();
      form.handleSubmit(send)(event);
    },
  };
};
