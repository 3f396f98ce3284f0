/** What `Form.Item` passes to its field. The field must pass the ARIA attributes on to its input: they tie hint and error to it. */
export interface ItemProps<Value> {
  id?: string;
  value?: Value;
  onChange?: (value: Value) => void;
  'aria-describedby'?: string;
  'aria-invalid'?: 'true';
  'aria-required'?: 'true';
}
