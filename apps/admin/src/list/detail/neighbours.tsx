import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Cluster, formatNumber, Muted } from '@portal/ui';
import { Button, Checkbox } from 'antd';
import { useList } from '../../table/list-context.ts';
import styles from './neighbours.module.css';
import type { useNeighbours } from './use-neighbours.ts';

interface NeighboursProps {
  neighbours: ReturnType<typeof useNeighbours>;
  opensNext: boolean;
  onOpensNext: (opensNext: boolean) => void;
}

/** Position in the current list, links to the previous and next row, and the option to open the next row after a decision. */
export function Neighbours({ neighbours, opensNext, onOpensNext }: NeighboursProps) {
  const { title: noun } = useList();
  const { position, goToPrevious, goToNext } = neighbours;
  return (
    <Cluster as="nav" align="center" aria-label="Urutan dalam daftar">
      <Button
        icon={<LeftOutlined aria-hidden />}
        aria-label={`${noun} sebelumnya`}
        aria-keyshortcuts="ArrowLeft K"
        disabled={!goToPrevious}
        onClick={() => goToPrevious?.()}
      />
      <Button
        icon={<RightOutlined aria-hidden />}
        aria-label={`${noun} berikutnya`}
        aria-keyshortcuts="ArrowRight J"
        disabled={!goToNext}
        onClick={() => goToNext?.()}
      />
      <Muted role="status" className={styles.position}>
        {neighbours.isKnown &&
          (position
            ? `${formatNumber(position.number)} dari ${formatNumber(position.total)}`
            : 'Tidak ada di daftar ini')}
      </Muted>
      <Checkbox checked={opensNext} onChange={({ target }) => onOpensNext(target.checked)}>
        Buka berikutnya setelah memutuskan
      </Checkbox>
    </Cluster>
  );
}
