import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Cluster, classNames, Stack } from '@portal/ui';
import { Button, Form } from 'antd';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { SideDrawer } from '../../drawer/side-drawer.tsx';
import { EditForm } from '../../form/edit-form.tsx';
import { required, without } from '../../form/rules.ts';
import { TextItem } from '../../form/text-item.tsx';
import type { ListParams } from '../../table/list-params.ts';
import nameStyles from '../../table/row-name.module.css';
import { isSameName, type SavedView, tidyName, useSavedViews } from './saved-views.ts';
import styles from './saved-views-drawer.module.css';

interface SavedViewsDrawerProps {
  /** The key under which this browser stores the views. */
  list: string;
  params: Pick<ListParams, 'view' | 'showView'>;
  onClose: () => void;
}

/** Saves the current state of the list under a name, and restores saved ones. */
export function SavedViewsDrawer({ list, params, onClose }: SavedViewsDrawerProps) {
  const id = useId();
  const { views, save, rename, remove } = useSavedViews(list);
  const [renamed, setRenamed] = useState<string | null>(null);

  /** The pressed button is removed. Without a view left, the field for a new name gets the focus. */
  const focus = (name: string | undefined) => {
    const place = document.getElementById(`${id}-${name}`) ?? document.getElementById(`${id}_name`);
    place?.focus();
  };
  const endRenaming = (name: string) => {
    flushSync(() => setRenamed(null));
    focus(name);
  };

  return (
    <SideDrawer title="Filter tersimpan" footer={null} onClose={onClose}>
      <p className={styles.text}>
        Pencarian, filter, urutan, dan jumlah baris yang sedang dipakai disimpan dengan nama di
        browser ini, sampai Anda keluar. Nama yang sudah ada akan diganti isinya.
      </p>
      <NameForm
        id={id}
        label="Nama filter"
        action="Simpan"
        onName={(name) => save({ name, search: params.view })}
      />
      {views.length === 0 && <p className={styles.text}>Belum ada filter tersimpan.</p>}
      <Stack as="ul" gap={0} className={styles.views} aria-label="Filter tersimpan">
        {views.map((view, place) => (
          <li key={view.name} className={styles.view}>
            {view.name === renamed ? (
              <NameForm
                id={`${id}_ubah`}
                label={`Nama baru untuk ${view.name}`}
                action="Ganti nama"
                name={view.name}
                taken={views.filter((other) => other !== view)}
                onName={(name) => rename(view, name) && endRenaming(name)}
                onCancel={() => endRenaming(view.name)}
              />
            ) : (
              <ViewButtons
                id={`${id}-${view.name}`}
                view={view}
                isShown={view.search === params.view}
                onShow={() => {
                  params.showView(view.search);
                  onClose();
                }}
                onRename={() => {
                  flushSync(() => setRenamed(view.name));
                  document.getElementById(`${id}_ubah_name`)?.focus();
                }}
                onRemove={() => {
                  let isRemoved = false;
                  flushSync(() => {
                    isRemoved = remove(view);
                  });
                  if (isRemoved) focus((views[place + 1] ?? views[place - 1])?.name);
                }}
              />
            )}
          </li>
        ))}
      </Stack>
    </SideDrawer>
  );
}

interface ViewButtonsProps {
  id: string;
  view: SavedView;
  isShown: boolean;
  onShow: () => void;
  onRename: () => void;
  onRemove: () => void;
}

function ViewButtons({ id, view, isShown, onShow, onRename, onRemove }: ViewButtonsProps) {
  const { name } = view;
  return (
    <Cluster gap={3} align="center" isOneLine>
      <button
        id={id}
        type="button"
        className={classNames(nameStyles.name, styles.name)}
        title={name}
        aria-current={isShown}
        onClick={onShow}
      >
        {name}
      </button>
      <Button
        icon={<EditOutlined aria-hidden />}
        title="Ganti nama"
        aria-label={`Ganti nama ${name}`}
        onClick={onRename}
      />
      <Button
        danger
        icon={<DeleteOutlined aria-hidden />}
        title="Hapus"
        aria-label={`Hapus ${name}`}
        onClick={onRemove}
      />
    </Cluster>
  );
}

interface NameFormProps {
  id: string;
  label: string;
  action: string;
  name?: string;
  /** Views whose names are in use. */
  taken?: readonly SavedView[];
  onName: (name: string) => unknown;
  onCancel?: () => void;
}

const longestName = 100;

function NameForm({ id, label, action, name = '', taken = [], onName, onCancel }: NameFormProps) {
  const [form] = Form.useForm<{ name: string }>();
  const isTaken = (typed: string) => taken.some((view) => isSameName(view.name, tidyName(typed)));
  return (
    <EditForm
      form={form}
      name={id}
      initialValues={{ name }}
      onFinish={(values) => {
        if (onName(tidyName(values.name))) form.resetFields();
      }}
    >
      <TextItem
        name="name"
        label={label}
        limit={longestName}
        rules={[
          ...required('Nama harus diisi.'),
          ...without((typed) => (isTaken(typed) ? 'Nama ini sudah dipakai.' : null)),
        ]}
      />
      <Cluster gap={3}>
        <Button htmlType="submit" type={onCancel ? 'default' : 'primary'}>
          {action}
        </Button>
        {onCancel && <Button onClick={onCancel}>Batal</Button>}
      </Cluster>
    </EditForm>
  );
}
