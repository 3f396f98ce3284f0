import { RightOutlined } from '@ant-design/icons';
import { Link } from '@portal/federation/router';
import { Card, Cluster, Muted, Stack, Title } from '@portal/ui';
import { sections } from '../../frame/sections.ts';
import styles from './quick-links.module.css';

const tasks = sections.filter(({ task }) => task);

export function QuickLinks() {
  return (
    <nav aria-labelledby="akses-cepat-admin">
      <Stack as={Card} gap={2}>
        <Title id="akses-cepat-admin">Akses cepat</Title>
        <ul className={styles.links}>
          {tasks.map(({ at: [to], icon: Icon, task }) => (
            <li key={to}>
              <Cluster as={Link} gap={3} align="center" to={to} className={styles.link}>
                <Icon aria-hidden className={styles.icon} />
                <span className={styles.label}>
                  <strong>{task?.title}</strong>
                  <Muted as="span">{task?.text}</Muted>
                </span>
                <RightOutlined aria-hidden className={styles.arrow} />
              </Cluster>
            </li>
          ))}
        </ul>
      </Stack>
    </nav>
  );
}
