import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { Button } from 'antd';

export type MoveStep = -1 | 1;

/** For setting the focus after a move, which may disable the pressed button or lose the focus. */
export function moveButtonId(entryId: string, step: MoveStep): string {
  return `${step < 0 ? 'naik' : 'turun'}-${entryId}`;
}

interface MoveButtonsProps {
  entryId: string;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: MoveStep) => void;
}

/** Moves an entry of a list by one place. */
export function MoveButtons({ entryId, name, isFirst, isLast, onMove }: MoveButtonsProps) {
  return (
    <>
      <Button
        id={moveButtonId(entryId, -1)}
        icon={<ArrowUpOutlined aria-hidden />}
        title="Naik"
        aria-label={`Naik: ${name}`}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <Button
        id={moveButtonId(entryId, 1)}
        icon={<ArrowDownOutlined aria-hidden />}
        title="Turun"
        aria-label={`Turun: ${name}`}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
    </>
  );
}
