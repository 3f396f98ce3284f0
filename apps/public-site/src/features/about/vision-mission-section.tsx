import { useQuery } from '@portal/api/query';
import {
  aboutPageConfigurationQuery,
  defaultSiteConfiguration,
} from '@portal/api/site-configuration';
import { VisionMissionView } from '@portal/views/site';
import { EditLink } from './edit-link.tsx';

/** Shows the default texts if the configuration fails; the history section above reports the failure. */
export function VisionMissionSection() {
  const { isPending, data = defaultSiteConfiguration } = useQuery(aboutPageConfigurationQuery());
  return (
    <VisionMissionView content={isPending ? undefined : data}>
      <EditLink to="/admin/site-settings?section=vision_mission">Edit Visi & Misi</EditLink>
    </VisionMissionView>
  );
}
