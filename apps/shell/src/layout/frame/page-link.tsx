import { Link, useLocation } from '@portal/federation/router';
import type { ReactNode } from 'react';

interface Props {
  to: string;
  className: string | undefined;
  label?: string;
  onChoose?: () => void;
  children: ReactNode;
}

/** A link of the frame with `aria-current="page"` on its own page; the styles mark it by that attribute. */
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
