import type { SiteConfiguration } from '@portal/api/site-configuration';
import { buttonClass } from '@portal/ui';
import { HeroView } from '@portal/views/site';

interface HeroPreviewProps {
  configuration: Pick<SiteConfiguration, 'heroBackground'>;
}

export function HeroPreview({ configuration: { heroBackground } }: HeroPreviewProps) {
  return (
    <HeroView titleAs="p" picture={heroBackground} renderLink={(link) => <span {...link} />}>
      <span className={buttonClass({ size: 'large' })}>Gabung Sekarang</span>
    </HeroView>
  );
}
