import { EditOutlined } from '@ant-design/icons';
import { LinkText, NamedFact } from '@portal/ui';
import { Button } from 'antd';
import { useDecidedList } from '../../decide/decided-list.ts';
import { type AdminField, shortLabel, textOf } from '../../form/field-table.ts';

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
  const { editOpen } = useDecidedList();
  return names.map((name) => {
    const field: AdminField = of[name];
    const label = shortLabel(field);
    const text = (field.fact ?? field.said)?.(row) ?? textOf(field, row[name]);
    return (
      <NamedFact
        key={name}
        label={label}
        action={
          !field.isRead && (
            <Button
              type="text"
              size="small"
              icon={<EditOutlined aria-hidden />}
              title={`Ubah ${label}`}
              aria-label={`Ubah ${label}`}
              onClick={() => editOpen(name)}
            />
          )
        }
      >
        {text && field.kind === 'link' ? <LinkText link={text} /> : text}
      </NamedFact>
    );
  });
}
