import { Navigate, useLocation } from '@portal/federation/router';

/** `/jobs` is an older name of the jobs page; links to one job (`#job-…`) and filters must survive the way. */
export default function JobsRedirectPage() {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: '/lowongan', search, hash }} replace />;
}
