import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ServerErrorScreen } from '../screens/ServerErrorScreen.tsx';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

/** Exceptions are bugs: this screen offers a way on, and the error is reported like any other bug. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, _info: ErrorInfo) {
    reportError(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <ServerErrorScreen onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
