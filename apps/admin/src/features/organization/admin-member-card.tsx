import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import type { AdminOrganizationMember } from '@portal/api/organization/admin';
import {
  Avatar,
  Cluster,
  cardClass,
  clampedClass,
  classNames,
  type Elements,
  Muted,
  Stack,
} from '@portal/ui';
import { Button } from 'antd';
import styles from './admin-member-card.module.css';

interface AdminMemberCardProps {
  member: AdminOrganizationMember;
  isMoving: boolean;
  moves: Elements;
  onEdit: () => void;
  onRemove: () => void;
}

export function AdminMemberCard({
  member: { id, fields },
  isMoving,
  moves,
  onEdit,
  onRemove,
}: AdminMemberCardProps) {
  const { name, position, jobDescription, imageUrl, displayOrder } = fields;
  return (
    <li
      tabIndex={-1}
      data-row-key={id}
      className={classNames(cardClass({ isFlush: true }), styles.card)}
    >
      <Cluster gap={4} isOneLine>
        <Avatar name={name} src={imageUrl} size={64} />
        <Stack gap={1} isTop className={styles.facts}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.position}>{position}</p>
          <Muted className={styles.order}>{`Urutan ${displayOrder}`}</Muted>
        </Stack>
      </Cluster>
      {jobDescription && (
        <Muted className={classNames(clampedClass, styles.job)}>{jobDescription}</Muted>
      )}
      <Cluster gap={3} className={styles.actions} aria-busy={isMoving}>
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
        <span className={styles.moves}>{moves}</span>
      </Cluster>
    </li>
  );
}
