/**
 * Facts about the association that no table holds.
 * PLACEHOLDERS: street, postal code, telephone numbers, e-mail addresses and social accounts below are invented for the
 * demonstration and must be replaced before the portal goes public. They cannot be anybody's: no Indonesian number begins with a zero
 * after its prefix, and `.example` is reserved (RFC 2606). Nothing outside this file repeats them.
 */
export const siteFacts = {
  shortName: 'IKA Teknik Elektro',
  longName: 'Ikatan Keluarga Alumni Teknik Elektro',
  foundingYear: 2003,
  blurb:
    'Ikatan keluarga alumni yang menjaga silaturahmi, berbagi inspirasi, dan bersama-sama berkontribusi bagi negeri.',
  address: {
    street: 'Jl. Alumni Teknik No. 8',
    district: 'Tampan',
    city: 'Pekanbaru',
    province: 'Riau',
    postalCode: '28290',
  },
  phones: [
    { label: 'Sekretariat', display: '(0761) 000-000', href: 'tel:+62761000000' },
    { label: 'WhatsApp', display: '0000-0000-0000', href: 'tel:+62000000000000' },
  ],
  whatsappUrl: 'https://wa.me/62000000000000',
  emails: [
    { label: 'Informasi', address: 'info@alumni-te.example' },
    { label: 'Sekretariat', address: 'sekretariat@alumni-te.example' },
  ],
  openingHours: [
    { days: 'Senin–Jumat', hours: '09:00–16:00 WIB' },
    { days: 'Sabtu–Minggu', hours: 'Tutup' },
  ],
  socialLinks: [
    { name: 'Facebook', url: 'https://facebook.example/alumni-te' },
    { name: 'Twitter', url: 'https://twitter.example/alumni-te' },
    { name: 'Instagram', url: 'https://instagram.example/alumni-te' },
    { name: 'LinkedIn', url: 'https://linkedin.example/company/alumni-te' },
    { name: 'Youtube', url: 'https://youtube.example/alumni-te' },
  ],
} as const;
