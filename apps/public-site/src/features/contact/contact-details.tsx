import { Cluster, OutsideLink, SectionHeading, Stack, siteFacts } from '@portal/ui';
import { Clock, type LucideIcon, Mail, MapPin, Phone, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './contact-details.module.css';

const { address, phones, emails, openingHours, socialLinks } = siteFacts;

export function ContactDetails() {
  return (
    <section aria-labelledby="sekretariat">
      <SectionHeading id="sekretariat" title="Sekretariat" />
      <Stack as="dl" gap={8}>
        <Detail icon={MapPin} label="Alamat">
          <address className={styles.address}>
            {address.street}, {address.district}
            <br />
            {address.city}, {address.province} {address.postalCode}
          </address>
        </Detail>
        <Detail icon={Phone} label="Telepon">
          {phones.map(({ label, display, href }) => (
            <p key={href}>
              <a href={href}>{display}</a> <small>{label}</small>
            </p>
          ))}
        </Detail>
        <Detail icon={Mail} label="Email">
          {emails.map(({ label, address: email }) => (
            <p key={email}>
              <a href={`mailto:${email}`}>{email}</a> <small>{label}</small>
            </p>
          ))}
        </Detail>
        <Detail icon={Clock} label="Jam Layanan">
          {openingHours.map(({ days, hours }) => (
            <p key={days} className={styles.hours}>
              <span>{days}</span> <span>{hours}</span>
            </p>
          ))}
        </Detail>
        <Detail icon={Share2} label="Media Sosial">
          <Cluster as="ul" gap={4} rowGap={1}>
            {socialLinks.map(({ name, url }) => (
              <li key={name}>
                <OutsideLink href={url}>{name}</OutsideLink>
              </li>
            ))}
          </Cluster>
        </Detail>
      </Stack>
    </section>
  );
}

interface DetailProps {
  icon: LucideIcon;
  label: string;
  children: ReactNode;
}

function Detail({ icon: Icon, label, children }: DetailProps) {
  return (
    <div className={styles.detail}>
      <dt>
        <span className={styles.via}>
          <Icon aria-hidden="true" size={20} />
        </span>
        <span>{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
