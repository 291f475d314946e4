import { Component, type ReactNode } from 'react';
import { FailedScreen } from '../screens/FailedScreen.tsx';
import { MissingChunk } from '../startup/screen.ts';

interface ErrorBoundaryProps {
  /** Another place has another screen, so an error of the place before is over. */
  readonly place: string;
  /** Not called for missing code, which no data can be the cause of. */
  readonly onError?: () => void;
  /** What the error screen is shown in, if the children brought their own. */
  readonly around?: (screen: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly place: string;
  readonly failure?: { readonly error: unknown } | undefined;
}

/** Exceptions are bugs: this screen offers a way on, and the error is reported like any other bug. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { place: this.props.place };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, before: ErrorBoundaryState) {
    return before.place === place ? null : { place, failure: undefined };
  }

  override componentDidCatch(error: Error) {
    if (!(error instanceof MissingChunk && error.isLineDown)) reportError(error);
    if (!(error instanceof MissingChunk)) this.props.onError?.();
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const again = () => this.setState({ failure: undefined });
    const screen = <FailedScreen error={failure.error} onRetry={again} />;
    return this.props.around?.(screen) ?? screen;
  }
}
