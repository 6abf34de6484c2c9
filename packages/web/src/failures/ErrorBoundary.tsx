import { Component, type ReactNode } from 'react';

type Props = {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
  /** What is shown, such as the path: when it changes after a failure, the children get another chance. */
  readonly place?: string;
};

type State = { readonly failed: boolean; readonly place: string | undefined };

/** Shows the fallback instead of children that failed to render; the error goes to the log (ROUTE-16). */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, place: this.props.place };

  static getDerivedStateFromError(): Pick<State, 'failed'> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { failed: false, place };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
