import type { AlumniListRequest } from '@portal/api/alumni/admin';
import { classNames, formatNumber, TextField } from '@portal/ui';
import { Radio } from 'antd';
import { nameMatching } from './alumni-filters.ts';
import { badgeLimit, type MatchingChoice, matchingChoices } from './matching-choices.ts';
import styles from './matching-decision.module.css';

interface MatchingFormProps {
  request: AlumniListRequest;
  total: number;
  choice: MatchingChoice | null;
  badge: string;
  typedTotal: string;
  onChoose: (choice: MatchingChoice) => void;
  onBadge: (badge: string) => void;
  onTypedTotal: (text: string) => void;
}

/** What is decided on them, after who they are. */
export function MatchingForm(props: MatchingFormProps) {
  const { request, total, choice, badge, typedTotal } = props;
  return (
    <div className={styles.choices}>
      <p>{`${nameMatching(request)}, juga yang tidak tampil di halaman ini.`}</p>
      <Radio.Group
        aria-label="Keputusan"
        className={classNames(styles.group)}
        value={choice}
        options={Object.entries(matchingChoices).map(([value, { label }]) => ({ value, label }))}
        onChange={({ target }) => props.onChoose(target.value)}
      />
      {choice === 'badge' && (
        <TextField
          label="Lencana khusus"
          value={badge}
          limit={badgeLimit}
          autoComplete="off"
          onChange={({ target }) => props.onBadge(target.value)}
        />
      )}
      {choice === 'delete' && (
        <TextField
          label={`Tulis ${formatNumber(total)} untuk menghapus semuanya. Ini tidak dapat diurungkan.`}
          value={typedTotal}
          inputMode="numeric"
          autoComplete="off"
          onChange={({ target }) => props.onTypedTotal(target.value)}
        />
      )}
    </div>
  );
}
