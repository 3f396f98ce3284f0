import { Container, type Elements, Section, SectionHeading } from '@portal/ui';

interface OrganizationViewProps {
  /** Beside the title. */
  action?: Elements;
  /** The tabs, or what stands in their place. */
  children: Elements;
}

/** The organisation on the about page, also in the preview of its labels. */
export function OrganizationView({ action, children }: OrganizationViewProps) {
  return (
    <Section aria-labelledby="struktur">
      <Container>
        <SectionHeading
          id="struktur"
          title="Struktur Organisasi"
          text="Mereka yang menjaga ikatan ini tetap hidup, dari penasehat sampai koordinator di setiap wilayah."
          action={action}
        />
        {children}
      </Container>
    </Section>
  );
}
