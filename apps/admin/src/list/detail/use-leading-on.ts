import { readNow, useQueryClient } from '@portal/api/query';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type DecisionProgress, useDecidedList } from '../../decide/decided-list.ts';
import type { Decided } from '../../decide/use-decide.tsx';
import { useKeptKeys } from './kept-keys.ts';
import type { useNeighbours } from './use-neighbours.ts';

interface OpenRow {
  id: string;
  /** Otherwise the row stays open. */
  opensNext: boolean;
  neighbours: Pick<ReturnType<typeof useNeighbours>, 'next' | 'goOn'>;
}

/**
 * The decisions in a detail that goes on to the next row once its decision is answered. What was refused stays, and says so. Keys that are
 * pressed meanwhile wait for the next row; a refusal drops them.
 */
export function useLeadingOn({ id, opensNext, neighbours }: OpenRow) {
  const list = useDecidedList();
  const cache = useQueryClient();
  const keys = useKeptKeys(opensNext);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<DecisionProgress['failure']>(null);
  const openId = useRef(id);
  // Before the effect in which the row says that it is shown.
  useLayoutEffect(() => {
    openId.current = id;
    keys.setReady(false);
    return () => {
      openId.current = '';
    };
  }, [id, keys]);

  const { next, goOn } = neighbours;
  const nextId = opensNext ? next?.id : undefined;
  const readNext = async () => {
    if (nextId) await cache.ensureQueryData(list.record(nextId)).catch(() => undefined);
  };
  const readAhead = useEffectEvent(readNext);
  useEffect(() => {
    void readAhead();
  }, [nextId]);
  /** @returns whether another row opens, which says itself when it is shown */
  const leadOn = async (from: string) => {
    if (opensNext && openId.current === from) await readNext();
    return opensNext && openId.current === from && (await goOn().catch(() => false));
  };

  const explain = async (id: string, status: string, { outcome, refusal }: Decided) => {
    // The answer may be what was lost, and not the decision.
    const isKnown = await readNow(cache, list.record(id)).then(
      () => true,
      () => false,
    );
    const dropped = keys.drop() ? ' Tombol yang ditekan sesudahnya tidak dipakai.' : '';
    setFailure({ id, text: refusal + dropped, unanswered: outcome ? null : status, isKnown });
  };

  const decide: typeof list.decide = async (row, status) => {
    keys.setReady(false);
    const decided = await list.decide(row, status, {
      onAsked: () => keys.setReady(true),
      onSent: () => {
        keys.setReady(false);
        setSaving(true);
        setFailure(null);
      },
    });
    if (decided.refusal) await explain(row.id, status, decided);
    const isLeft = decided.outcome && !decided.refusal && (await leadOn(row.id));
    setSaving(false);
    if (!isLeft && openId.current === row.id) keys.setReady(true);
    return decided;
  };

  const nextName = next ? list.rowName(next) : '';
  const onShown = () => keys.setReady(true);
  const progress: DecisionProgress = { opensNext, isSaving, nextName, failure, onShown };
  return { decide, progress };
}
