import { type AlumniRecord, decideOnAlumniMutation } from '@portal/api/alumni/admin';
import { useMutation } from '@portal/api/query';
import { showToast } from '@portal/ui/toast';

type Grant = Partial<Pick<AlumniRecord, 'canPostJobs' | 'specialBadge'>>;

function titleOf({ canPostJobs, specialBadge }: Grant): string {
  if (canPostJobs !== undefined) {
    return canPostJobs ? 'Hak Memasang Lowongan Diberikan' : 'Hak Memasang Lowongan Dicabut';
  }
  return specialBadge ? 'Lencana Khusus Diberikan' : 'Lencana Khusus Dicabut';
}

/** Gives or takes posting right or badge at once; the toast offers to undo it. The mutation tells a failure. */
export function useGrant({ id, profile }: AlumniRecord) {
  const { mutateAsync } = useMutation(decideOnAlumniMutation());
  const grant = (standing: Grant, former: Grant) => {
    const tell = () =>
      showToast({
        tone: 'success',
        title: titleOf(standing),
        description: profile.fullName,
        action: { label: 'Urungkan', run: () => grant(former, standing) },
      });
    mutateAsync({ id, standing }).then(tell, () => undefined);
  };
  return grant;
}
