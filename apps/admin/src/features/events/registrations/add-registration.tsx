import { alumniList } from '@portal/api/alumni/admin';
import { keepPreviousData, useMutation, useQuery } from '@portal/api/query';
import { largestParty } from '@portal/api/registration';
import { addRegistrationMutation } from '@portal/api/registration/admin';
import { cleanText } from '@portal/api/text';
import { showToast } from '@portal/ui/toast';
import { AutoComplete, Form } from 'antd';
import { useDeferredValue, useState } from 'react';
import { ActionDrawer } from '../../../form/action-drawer.tsx';
import { Choice } from '../../../form/choice.tsx';
import { required } from '../../../form/rules.ts';
import { TextItem } from '../../../form/text-item.tsx';
import { useActionDraft } from '../../../form/use-form-draft.ts';
import { placeText } from './registration-status.ts';

interface AddRegistrationProps {
  eventId: string;
  /** What was searched for without success, at first in the field. */
  searched?: string;
  onClose: () => void;
}

interface Values {
  name: string;
  /** The suggestion that was chosen last. */
  alumnus: { id: string; name: string } | null;
  partySize: number;
  note: string;
}

const parties = Array.from({ length: largestParty }, (_, index) => ({
  value: index + 1,
  label: `${index + 1} orang`,
}));

/** Alumni whose names contain the typed words, from two letters on. */
function useSuggestions(name: string) {
  const search = useDeferredValue(cleanText(name));
  const request = { search, status: null, sort: 'full_name', ascending: true, page: 1, size: 20 };
  const { data } = useQuery({
    ...alumniList.query(request as Parameters<typeof alumniList.query>[0]),
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
  });
  return search.length > 1 ? (data?.rows ?? []) : [];
}

/** Adds a person at the door: an alumnus from the suggestions, or anybody else by name. */
export function AddRegistration({ eventId, searched = '', onClose }: AddRegistrationProps) {
  const [empty] = useState<Values>({ name: searched, alumnus: null, partySize: 1, note: '' });
  const [form] = Form.useForm<Values>();
  const draft = useActionDraft(form, `peserta ${eventId}`, empty);
  const name: string = Form.useWatch('name', form) ?? '';
  const suggestions = useSuggestions(name);
  const { mutateAsync } = useMutation(addRegistrationMutation());
  const add = async (values: Values) => {
    const { alumnus, partySize, note } = values;
    const isChosen = alumnus !== null && alumnus.name === values.name;
    const person = isChosen ? { alumniId: alumnus.id } : { name: cleanText(values.name) };
    const state = await mutateAsync({ id: draft.key.id, eventId, person, partySize, note });
    showToast({ tone: 'success', title: 'Peserta Ditambahkan', description: placeText(state) });
  };
  const choose = (chosen: string, { key }: { key: string }) => {
    form.setFieldValue('alumnus', { id: key, name: chosen });
    draft.keep(form.getFieldsValue());
  };

  return (
    <ActionDrawer
      title="Tambah Peserta"
      actionLabel="Tambah"
      startsInField
      form={form}
      draft={draft}
      initialValues={empty}
      onSubmit={add}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label="Nama"
        extra="Pilih alumni dari saran, atau tulis nama siapa pun yang datang."
        rules={[
          ...required('Nama harus diisi.'),
          { max: 200, message: 'Paling banyak 200 karakter.' },
        ]}
      >
        <AutoComplete
          options={suggestions.map(({ id: value, fullName, entryYear }) => ({
            key: value,
            value: fullName,
            label: entryYear ? `${fullName} (${entryYear})` : fullName,
          }))}
          onSelect={choose}
        />
      </Form.Item>
      <Form.Item name="alumnus" hidden>
        <input />
      </Form.Item>
      <Form.Item name="partySize" label="Jumlah orang">
        <Choice options={parties} />
      </Form.Item>
      <TextItem name="note" label="Catatan (opsional)" limit={500} lines={[2, 5]} />
    </ActionDrawer>
  );
}
