import { classNames } from '@portal/ui';
import { useState } from 'react';
import styles from './job-description.module.css';

/** About what four lines of a card hold. */
const shortLength = 240;

/** The whole text is on the page, so that it is found and printed; a long one opens on request. */
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
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Ringkas' : 'Baca selengkapnya'}
        </button>
      )}
    </div>
  );
}
