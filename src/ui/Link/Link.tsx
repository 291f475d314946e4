import type { ComponentProps } from 'react';
import { Link as RouteLink } from 'wouter';

export interface LinkProps extends ComponentProps<'a'> {
  readonly href: string;
}

/** An address of the app changes the screen; any other one, or a new window, is left to the browser. */
export function Link({ href, children, ...native }: LinkProps) {
  const isScreen = /^\/(?!\/)/.test(href) && !native.target && native.download === undefined;
  const Anchor = isScreen ? RouteLink : 'a';
  return (
    <Anchor href={href} {...native}>
      {children}
    </Anchor>
  );
}
