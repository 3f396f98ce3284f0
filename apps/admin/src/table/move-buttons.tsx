import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';

export type MoveStep = -1 | 1;

interface MoveButtonsProps {
  name: string;
  /** From 0, as `first`: before that the entry does not come. */
  place: number;
  first?: number;
  count: number;
  /** A press is ignored, while the buttons keep the focus. */
  isBusy?: boolean;
  onMove: (step: MoveStep) => void;
  /** Gets what the status region of the list says of the move. */
  onMoved: (announcement: string) => void;
}

/** Moves an entry of a list by one place. The entry's key has to move with it. */
export function MoveButtons(props: MoveButtonsProps) {
  const { name, place, first = 0, count, isBusy, onMove, onMoved } = props;
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const move = useRef<{ step: MoveStep; to: number; name: string }>(null);
  const isFirst = place === first;
  const isLast = place === count - 1;

  // An entry that moves in the DOM loses the focus, and the pressed button is disabled at an end of the list.
  useEffect(() => {
    if (move.current?.to !== place) return;
    const { step, name } = move.current;
    move.current = null;
    onMoved(`${name} kini di urutan ${place + 1} dari ${count}.`);
    const isUp = step < 0 !== (isFirst || isLast);
    (isUp ? up : down).current?.focus();
  });

  const press = (step: MoveStep) => {
    if (isBusy) return;
    move.current = { step, to: place + step, name };
    onMove(step);
  };
  return (
    <>
      <Button
        ref={up}
        icon={<ArrowUpOutlined aria-hidden />}
        title="Naik"
        aria-label={`Naik: ${name}`}
        disabled={isFirst}
        onClick={() => press(-1)}
      />
      <Button
        ref={down}
        icon={<ArrowDownOutlined aria-hidden />}
        title="Turun"
        aria-label={`Turun: ${name}`}
        disabled={isLast}
        onClick={() => press(1)}
      />
    </>
  );
}
