import type { ComponentProps, MouseEvent } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  to: To;
  state?: unknown;
  replace?: true;
};

/** A link to a page of the portal. The router's own brings along what preloads pages of a data router, which this is not. */
export function Link({ to, state, replace, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state, ...(replace && { replace }) });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={href} onClick={handleClick} />;
}
