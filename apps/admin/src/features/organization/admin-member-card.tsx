import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  DeleteOutlined,
  EditOutlined,
} from '@ant-design/icons';
import type { AdminOrganizationMember } from '@portal/api/organization/admin';
import { Avatar, cardClass, classNames } from '@portal/ui';
import { Button } from 'antd';
import styles from './admin-member-card.module.css';
import { moveButtonId } from './use-move-member.ts';

interface AdminMemberCardProps {
  member: AdminOrganizationMember;
  isFirst: boolean;
  isLast: boolean;
  isMoving: boolean;
  onMove: (step: -1 | 1) => void;
  onEdit: () => void;
  onRemove: () => void;
}

export function AdminMemberCard({
  member: { id, fields },
  isFirst,
  isLast,
  isMoving,
  onMove,
  onEdit,
  onRemove,
}: AdminMemberCardProps) {
  const { name, position, jobDescription, imageUrl, displayOrder } = fields;
  return (
    <li className={classNames(cardClass({ isFlush: true }), styles.card)}>
      <div className={styles.person}>
        <Avatar name={name} src={imageUrl} size={64} />
        <div className={styles.words}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.position}>{position}</p>
          <p className={styles.order}>Urutan {displayOrder}</p>
        </div>
      </div>
      {jobDescription && <p className={styles.job}>{jobDescription}</p>}
      <div className={styles.actions} aria-busy={isMoving}>
        <Button icon={<EditOutlined aria-hidden />} onClick={onEdit} aria-label={`Edit ${name}`}>
          Edit
        </Button>
        <Button
          danger
          icon={<DeleteOutlined aria-hidden />}
          onClick={onRemove}
          aria-label={`Hapus ${name}`}
        >
          Hapus
        </Button>
        <span className={styles.moves}>
          <Button
            id={moveButtonId(id, -1)}
            icon={<ArrowUpOutlined aria-hidden />}
            title="Naik"
            aria-label={`Naik: ${name}`}
            disabled={isFirst}
            onClick={() => onMove(-1)}
          />
          <Button
            id={moveButtonId(id, 1)}
            icon={<ArrowDownOutlined aria-hidden />}
            title="Turun"
            aria-label={`Turun: ${name}`}
            disabled={isLast}
            onClick={() => onMove(1)}
          />
        </span>
      </div>
    </li>
  );
}
