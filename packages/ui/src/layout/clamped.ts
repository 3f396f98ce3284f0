import styles from './clamped.module.css';

/** The first three lines of a text, on paper all. */
export const clampedClass = styles.clamped;
