import { isAskedAgain, type OwnDecision } from '@portal/api/decision';
import { Link } from '@portal/federation/router';
import { Cluster, type Elements, formatDate, Notice } from '@portal/ui';
import { AskReview, type AskReviewProps } from './ask-review.tsx';

interface RefusedNoticeProps extends Pick<AskReviewProps, 'save'> {
  alumni: AskReviewProps['row'];
  /** What the refusal means, and where the data are. */
  text: string;
  /** The way to the form, if it is on another page. */
  way?: Elements;
}

/** The own row was rejected: why, and what leads to a second look. */
export function RefusedNotice({ alumni, text, way, save }: RefusedNoticeProps) {
  return (
    <Notice
      tone="danger"
      title="Ditolak"
      action={
        <Cluster gap={2}>
          {way}
          <AskReview kind="alumni" row={alumni} label="Minta ditinjau ulang" save={save} />
        </Cluster>
      }
    >
      <Reason note={alumni.decisionNote} />
      <p>
        <span>{`${text} Setelah itu, minta ditinjau ulang. Ada pertanyaan? `}</span>
        <Link to="/kontak">Hubungi pengurus</Link>.
      </p>
    </Notice>
  );
}

/** Why something was rejected; nothing if no reason was given. */
export function Reason({ note }: { note: string }) {
  return note && <p>{`Alasan: ${note}`}</p>;
}

/** In place of 'Menunggu Validasi', while the admin looks once more. Null where nobody has asked for that. */
export function secondLook(alumni: OwnDecision): { title: string; text: string } | null {
  if (!isAskedAgain(alumni)) return null;
  return {
    title: 'Sedang Ditinjau Ulang',
    text: `Anda meminta tinjauan ulang pada ${formatDate(alumni.reviewAskedAt)}.`,
  };
}
