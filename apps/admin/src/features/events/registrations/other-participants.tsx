import { Button, Cluster, formatNumber, Muted, Notice, useCopy } from '@portal/ui';
import type { recipientsOf } from './recipients.ts';

/** Whom the portal cannot notify: their addresses and numbers to copy. */
export function OtherParticipants({ others }: Pick<ReturnType<typeof recipientsOf>, 'others'>) {
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
