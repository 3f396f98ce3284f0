import type { ConfigurationField } from '@portal/api/site-configuration/admin';
import { formatMoment, Muted, QueryError, SkeletonGroup } from '@portal/ui';
import { useState } from 'react';
import { SectionForm } from './section-form.tsx';
import type { SettingsSection } from './settings-section.ts';
import { useStoredSection } from './use-stored-section.ts';

const shapes = [{ width: 'min(14rem, 100%)', height: '2rem' }, '4rem', '10rem', '4rem'];

/** Reads one section and shows its form. */
export function SectionEditor<Field extends ConfigurationField, Values extends object>({
  section,
}: {
  section: SettingsSection<Field, Values>;
}) {
  const query = useStoredSection(section.fields);
  // A later read, or its failure, must not replace a form that may hold changes.
  const [isOnDefaults, setIsOnDefaults] = useState(false);
  if (query.isLoadingError && section.fallsBackToDefaults && !isOnDefaults) setIsOnDefaults(true);
  if (query.isPending && !isOnDefaults) {
    return <SkeletonGroup gap={5} shapes={shapes} />;
  }
  if (query.isLoadingError && !isOnDefaults) {
    return <QueryError title={query.errorTitle} query={query} />;
  }
  return (
    <>
      {query.error && <QueryError look="notice" title={query.errorTitle} query={query} />}
      {query.changedAt && (
        <Muted>{`Terakhir diubah ${formatMoment(query.changedAt)} oleh admin`}</Muted>
      )}
      <SectionForm section={section} stored={query.stored} readStored={query.readAgain} />
    </>
  );
}
