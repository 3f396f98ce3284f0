import { useSession } from '@portal/auth/session';
import { frameLinks } from '@portal/federation';
import { visitorsOnly } from '@portal/federation/first-paint';
import { knownRoutes, Link } from '@portal/federation/router';
import { Logo, Muted, OutsideLink, Stack, siteFacts, useCurrentYear } from '@portal/ui';
import styles from './footer.module.css';

export function Footer() {
  const currentYear = useCurrentYear();
  const isSignedIn = 'user' in useSession();
  const links = frameLinks(knownRoutes(), 'footer').filter(
    ({ isBeforeSignIn }) => !(isSignedIn && isBeforeSignIn),
  );
  return (
    <footer className={styles.footer} data-print="hidden" data-ground="night">
      <div className={styles.columns}>
        <Stack as="section" gap={5} isTop className={styles.brand}>
          <Logo />
          <p>{siteFacts.blurb}</p>
          <SocialLinks />
        </Stack>
        <nav aria-labelledby="tautan-cepat">
          <h2 id="tautan-cepat" className={styles.heading}>
            Tautan Cepat
          </h2>
          <ul className={styles.links}>
            {links.map(({ path, label, isBeforeSignIn }) => (
              <li key={path} {...(isBeforeSignIn && visitorsOnly)}>
                <Link to={path}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <Contact />
      </div>
      <Muted className={styles.copyright}>
        {`© ${currentYear ?? ''} ${siteFacts.longName}. Hak cipta dilindungi.`}
      </Muted>
    </footer>
  );
}

function SocialLinks() {
  return (
    <ul className={styles.social}>
      {siteFacts.socialLinks.map((link) => (
        <li key={link.name}>
          <OutsideLink href={link.url}>{link.name}</OutsideLink>
        </li>
      ))}
    </ul>
  );
}

function Contact() {
  const { address, phones, emails } = siteFacts;
  const [phone] = phones;
  const [email] = emails;
  return (
    <div>
      <h2 className={styles.heading}>Kontak</h2>
      <Stack as="address" gap={2} justify="start" className={styles.address}>
        <p>
          {address.street}
          <br />
          {address.district}, {address.city}
          <br />
          {address.province} {address.postalCode}
        </p>
        <a href={phone.href}>{phone.display}</a>
        <a href={`mailto:${email.address}`}>{email.address}</a>
      </Stack>
    </div>
  );
}
