import { LinkText, NamedFact } from '@portal/ui';
import { type AdminField, shortLabel, textOf } from '../../form/field-table.ts';
import { EditedFact } from './edited-fact.tsx';

interface FactsProps<Row extends object, Name extends keyof Row & string> {
  of: Readonly<Record<Name, AdminField>>;
  row: Row;
  names: readonly Name[];
}

/** Facts of an open detail by the table of their entity; those that its form asks for have a way to their field. */
export function Facts<Row extends object, Name extends keyof Row & string>({
  of,
  row,
  names,
}: FactsProps<Row, Name>) {
  return names.map((name) => {
    const field: AdminField = of[name];
    const label = shortLabel(field);
    const text = (field.fact ?? field.said)?.(row) ?? textOf(field, row[name]);
    const value = text && field.kind === 'link' ? <LinkText link={text} /> : text;
    if (field.isRead) {
      return (
        <NamedFact key={name} label={label}>
          {value}
        </NamedFact>
      );
    }
    return (
      <EditedFact<Row> key={name} label={label} field={name}>
        {value}
      </EditedFact>
    );
  });
}
