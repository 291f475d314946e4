import { Component } from 'react';
import type { Elements } from '#src/lib/elements.ts';
import { FailedScreen } from './FailedScreen.tsx';
import { MissingChunk } from '../loading/load-chunk.ts';

interface ErrorBoundaryProps {
  /** Another place has another screen, so an error of the place before is over. */
  readonly place: string;
  /** Not called for missing code, which no data can be the cause of. */
  readonly onError?: () => void;
  /** What the error screen is shown in, if the children brought their own. */
  readonly around?: (screen: Elements) => Elements;
  readonly children: Elements;
}

interface ErrorBoundaryState {
  readonly place: string;
  readonly redraws: number;
  readonly failure?: { readonly error: unknown } | undefined;
}

/** A document that is changed at every turn is not worth drawing again and again. */
const MOST_REDRAWS = 3;

/**
 * Exceptions are bugs: this screen offers a way on, and the error is reported like any other bug. Only where something
 * else has changed the document, such as an extension, all of it is drawn anew.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { place: this.props.place, redraws: 0 };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, before: ErrorBoundaryState) {
    return before.place === place ? null : { place, failure: undefined, redraws: 0 };
  }

  override componentDidCatch(error: Error) {
    if (!(error instanceof MissingChunk && error.isLineDown)) reportError(error);
    if (isRedrawn(this.state)) this.setState(({ redraws }) => ({ failure: undefined, redraws: redraws + 1 }));
    else if (!(error instanceof MissingChunk)) this.props.onError?.();
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (isRedrawn(this.state)) return null;
    const again = () => this.setState({ failure: undefined });
    const screen = <FailedScreen error={failure.error} onRetry={again} />;
    return this.props.around ? this.props.around(screen) : screen;
  }
}

const isRedrawn = ({ failure, redraws }: ErrorBoundaryState): boolean =>
  failure?.error instanceof DOMException && redraws < MOST_REDRAWS;
