import styles from './form-layout.module.css';

/** Classes that lay out a form: the panel around it, its fields in columns, what spans all of them, and its buttons. */
export const formLayout = {
  panel: styles.panel,
  fields: styles.fields,
  wide: styles.wide,
  actions: styles.actions,
};
