import { Link, useLocation } from '@portal/federation/router';
import type { ReactNode } from 'react';

interface Props {
  to: string;
  className: string | undefined;
  label?: string;
  onChoose?: () => void;
  children: ReactNode;
}

/** A link of the bar; `aria-current="page"` on the page it leads to, which is also what marks it for the eye. */
export function PageLink({ to, className = '', label, onChoose, children }: Props) {
  const current = useLocation().pathname === to ? 'page' : undefined;
  return (
    <Link
      to={to}
      className={className}
      aria-label={label}
      aria-current={current}
      title={label}
      onClick={onChoose}
    >
      {children}
    </Link>
  );
}
