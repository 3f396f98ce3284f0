import { Navigate, useLocation } from '@portal/federation/router';

/** `/jobs` is a former path of the jobs page. The redirect keeps search params and the hash of one job (`#job-…`). */
export default function JobsRedirectPage() {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: '/lowongan', search, hash }} replace />;
}
