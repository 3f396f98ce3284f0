import { useMutation, useQuery } from '@portal/api/query';
import { eventAudienceQuery, messageParticipantsMutation } from '@portal/api/registration/admin';
import { cleanText } from '@portal/api/text';
import { formatNumber } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { Form } from 'antd';
import { ActionDrawer } from '../../../form/action-drawer.tsx';
import { Choice } from '../../../form/choice.tsx';
import { required } from '../../../form/rules.ts';
import { TextItem } from '../../../form/text-item.tsx';
import { useActionDraft } from '../../../form/use-form-draft.ts';
import { OtherParticipants } from './other-participants.tsx';
import { type Recipients, recipientsOf, recipientsText } from './recipients.ts';

interface Values {
  to: Recipients;
  text: string;
}

const empty: Values = { to: 'both', text: '' };
const audiences = [
  { value: 'both', label: 'Semua yang terdaftar dan menunggu' },
  { value: 'registered', label: 'Yang mendapat tempat' },
  { value: 'waiting', label: 'Yang menunggu' },
];

interface MessageParticipantsProps {
  eventId: string;
  onClose: () => void;
}

/** Sends a message as a notification to each participant who has an account. */
export function MessageParticipants({ eventId, onClose }: MessageParticipantsProps) {
  const [form] = Form.useForm<Values>();
  const draft = useActionDraft(form, `pesan ${eventId}`, empty);
  const to = Form.useWatch('to', form) ?? empty.to;
  const { data: audience } = useQuery(eventAudienceQuery(eventId));
  const recipients = audience && recipientsOf(audience, to);
  const { mutateAsync } = useMutation(messageParticipantsMutation());
  const send = async ({ to, text }: Values) => {
    const recipientCount = await mutateAsync({
      id: draft.key.id,
      eventId,
      text: cleanText(text),
      to: to === 'both' ? null : to,
    });
    showToast({
      tone: 'success',
      title: 'Pesan Terkirim',
      description: `Kepada ${formatNumber(recipientCount)} orang, sebagai notifikasi.`,
    });
  };
  return (
    <ActionDrawer
      title="Kirim Pesan"
      actionLabel={recipients ? `Kirim ke ${formatNumber(recipients.told)} orang` : 'Kirim'}
      isDisabled={recipients?.told === 0}
      form={form}
      draft={draft}
      initialValues={empty}
      onSubmit={send}
      onClose={onClose}
    >
      <Form.Item name="to" label="Kepada" extra={recipients && recipientsText(recipients)}>
        <Choice options={audiences} />
      </Form.Item>
      <TextItem
        name="text"
        label="Pesan"
        hint="Dibaca sebagai notifikasi di portal."
        rules={required('Pesan harus diisi.')}
        limit={700}
        lines={[4, 10]}
      />
      {recipients && <OtherParticipants key={to} others={recipients.others} />}
    </ActionDrawer>
  );
}
