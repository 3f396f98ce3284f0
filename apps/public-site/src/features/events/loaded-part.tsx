import { useQuery } from '@portal/api/query';
import { QueryError, SkeletonGroup } from '@portal/ui';
import type { ReactNode } from 'react';

type Parts = typeof import('./event-parts.ts');

interface LoadedPartProps {
  noun: string;
  /** About the height of the loaded part, so that the content below does not move. */
  height: string;
  children: (parts: Parts) => ReactNode;
}

/**
 * A part whose code the list itself does not need. The code is loaded by a query, so that a failure stays in this block and can
 * be retried.
 */
export function LoadedPart({ noun, height, children }: LoadedPartProps) {
  const code = useQuery({
    queryKey: ['event-parts'],
    queryFn: () => import(/* webpackChunkName: "event" */ './event-parts.ts'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (code.data) return children(code.data);
  if (code.error) return <QueryError title={`Gagal memuat ${noun}`} query={code} />;
  return <SkeletonGroup label={`Memuat ${noun}…`} shapes={[height]} />;
}
