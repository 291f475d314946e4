import { Component, type ErrorInfo, type ReactNode } from 'react';
import { track } from '#src/tracking/track.ts';
import { ServerErrorScreen } from '../screens/ServerErrorScreen.tsx';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

/** Exceptions are bugs: they end here, with a way on, and are told to the analysts without their words. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, _info: ErrorInfo) {
    track('error', { eventShowType: 'page', eventRoomId: error.name.slice(0, 64) });
    reportError(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <ServerErrorScreen onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
