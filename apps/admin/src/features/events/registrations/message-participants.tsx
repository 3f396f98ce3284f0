import { useMutation, useQuery } from '@portal/api/query';
import { eventAudienceQuery, messageParticipantsMutation } from '@portal/api/registration/admin';
import { cleanText } from '@portal/api/text';
import { Button, Cluster, formatNumber, Muted, Notice, useCopy } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { Form } from 'antd';
import { ActionDrawer } from '../../../form/action-drawer.tsx';
import { Choice } from '../../../form/choice.tsx';
import { required } from '../../../form/rules.ts';
import { TextItem } from '../../../form/text-item.tsx';
import { useActionDraft } from '../../../form/use-form-draft.ts';
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

/** Whom the portal cannot notify: their addresses and numbers to copy. */
function OtherParticipants({ others }: Pick<ReturnType<typeof recipientsOf>, 'others'>) {
  const emails = others.flatMap(({ email }) => email || []);
  const phones = others.flatMap(({ phone }) => phone || []);
  const unknown = others.filter(({ email, phone }) => !(email || phone));
  if (others.length === 0) return null;
  return (
    <Notice title={`${formatNumber(others.length)} orang tidak punya akun`}>
      {others.length > unknown.length && <p>Kirimi mereka sendiri.</p>}
      <Cluster>
        <CopyAll noun="alamat email" texts={emails} />
        <CopyAll noun="nomor telepon" texts={phones} />
      </Cluster>
      {unknown.length > 0 && (
        <p>{`Tanpa alamat dan nomor: ${unknown.map(({ name }) => name).join(', ')}.`}</p>
      )}
    </Notice>
  );
}

function CopyAll({ noun, texts }: { noun: string; texts: readonly string[] }) {
  const counted = `${formatNumber(texts.length)} ${noun}`;
  const { copy, announcement } = useCopy(texts.join(', '), counted);
  if (texts.length === 0) return null;
  return (
    <>
      <Button variant="secondary" size="small" onClick={copy}>{`Salin ${counted}`}</Button>
      <Muted role="status">{announcement}</Muted>
    </>
  );
}
