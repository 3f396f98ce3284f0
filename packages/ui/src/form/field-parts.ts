import styles from './field.module.css';

/** Classes of the parts of a field, for one that is made of several controls. */
export const fieldParts = {
  label: styles.label,
  optional: styles.optional,
  select: styles.select,
  control: styles.control,
  chevron: styles.chevron,
  hint: styles.hint,
  error: styles.error,
};
