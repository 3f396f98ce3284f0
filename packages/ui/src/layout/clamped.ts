import styles from './clamped.module.css';

/** The first three lines of a text, or as many as `--clamped-lines` says; on paper all. */
export const clampedClass = styles.clamped;
