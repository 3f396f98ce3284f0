import { formLayout, SelectField, TextAreaField, TextField } from '@portal/ui';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { ItemField } from './item-kind.ts';
import { MonthField } from './month-field.tsx';

interface ItemFieldControlProps {
  field: ItemField;
  form: UseFormReturn<Record<string, string>>;
}

/** One field of an entry, as its list describes it. */
export function ItemFieldControl({ field, form }: ItemFieldControlProps) {
  const { name, label, input = 'text', isOptional, hint, limit } = field;
  const error = form.formState.errors[name]?.message;
  const shared = { label, isOptional, hint, limit, error };
  switch (input) {
    case 'month':
      return (
        <Controller
          control={form.control}
          name={name}
          render={({ field: { value = '', onChange, ref } }) => (
            <MonthField {...shared} value={value} onChange={onChange} inputRef={ref} />
          )}
        />
      );
    case 'select':
      return <SelectField {...shared} options={field.options} {...form.register(name)} />;
    case 'area':
      return (
        <TextAreaField {...shared} rows={3} className={formLayout.wide} {...form.register(name)} />
      );
    case 'year':
      return (
        <TextField {...shared} inputMode="numeric" autoComplete="off" {...form.register(name)} />
      );
    case 'text':
      return <TextField {...shared} autoComplete="off" {...form.register(name)} />;
  }
}
