import { newItemId } from '@portal/api';
import { useMutation } from '@portal/api/query';
import { messageParticipantsMutation } from '@portal/api/registration/admin';
import { formatNumber } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { Button, Form, Select } from 'antd';
import { useId, useState } from 'react';
import { EditForm } from '../../form/edit-form.tsx';
import { required } from '../../form/rules.ts';
import { SideDrawer } from '../../form/side-drawer.tsx';
import { TextItem } from '../../form/text-item.tsx';
import { useOneAtATime } from '../../form/use-one-at-a-time.ts';

interface Values {
  to: 'registered' | 'waiting' | 'both';
  text: string;
}

const audiences = [
  { value: 'both', label: 'Semua yang terdaftar dan menunggu' },
  { value: 'registered', label: 'Yang mendapat kursi' },
  { value: 'waiting', label: 'Yang menunggu' },
];

interface MessageParticipantsProps {
  eventId: string;
  onClose: () => void;
}

/** Becomes a notification of each person who has an account. */
export function MessageParticipants({ eventId, onClose }: MessageParticipantsProps) {
  const formId = useId();
  const [form] = Form.useForm<Values>();
  const [id] = useState(() => newItemId());
  const { mutateAsync } = useMutation(messageParticipantsMutation());
  const { isBusy, run: send } = useOneAtATime(async ({ to, text }: Values) => {
    const told = await mutateAsync({
      ...{ id, eventId, text: text.trim() },
      to: to === 'both' ? null : to,
    });
    showToast({
      tone: 'success',
      title: 'Pesan Terkirim',
      description: `Kepada ${formatNumber(told)} orang, sebagai notifikasi.`,
    });
    onClose();
  });
  return (
    <SideDrawer
      title="Kirim Pesan"
      onClose={onClose}
      footer={
        <>
          <Button type="primary" htmlType="submit" form={formId} loading={isBusy}>
            Kirim
          </Button>
          <Button onClick={onClose}>Batal</Button>
        </>
      }
    >
      <EditForm
        id={formId}
        form={form}
        initialValues={{ to: 'both', text: '' } satisfies Values}
        // The mutation reports a failure; the words stay.
        onFinish={(values) => void send(values).catch(() => undefined)}
      >
        <Form.Item name="to" label="Kepada">
          <Select options={audiences} />
        </Form.Item>
        <TextItem
          name="text"
          label="Pesan"
          hint="Dibaca sebagai notifikasi di portal. Peserta tanpa akun tidak menerimanya."
          rules={required('Pesan harus diisi.')}
          limit={700}
          lines={[4, 10]}
        />
      </EditForm>
    </SideDrawer>
  );
}
