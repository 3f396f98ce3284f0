import { classNames } from '@portal/ui';
import { useState } from 'react';
import styles from './job-description.module.css';

/** About four lines of a card. */
const shortLength = 240;

/** The whole text is in the page, so that search and print include it. A long text is collapsed until the user opens it. */
export function JobDescription({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const isLong = text.length > shortLength || text.split('\n').length > 4;
  return (
    <div>
      <p className={classNames(styles.text, isLong && !isOpen && styles.clamped)}>{text}</p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          className={styles.toggle}
          data-print="hidden"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Ringkas' : 'Baca selengkapnya'}
        </button>
      )}
    </div>
  );
}
