import { EditOutlined } from '@ant-design/icons';
import { NamedFact } from '@portal/ui';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useDecidedList } from '../../decide/decided-list.ts';

interface EditedFactProps<Fields> {
  label: string;
  /** The name of its field in the form. */
  field: keyof Fields & string;
  children: ReactNode;
}

/** A fact of an open detail, with a way to its field in the form. */
export function EditedFact<Fields>({ label, field, children }: EditedFactProps<Fields>) {
  const { editOpen } = useDecidedList();
  return (
    <NamedFact
      label={label}
      action={
        <Button
          type="text"
          size="small"
          icon={<EditOutlined aria-hidden />}
          title={`Ubah ${label}`}
          aria-label={`Ubah ${label}`}
          onClick={() => editOpen(field)}
        />
      }
    >
      {children}
    </NamedFact>
  );
}
