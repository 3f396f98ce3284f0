/**
 * Facts about the association that no table holds.
 * PLACEHOLDERS: street, postal code, telephone numbers, e-mail addresses and social accounts below are invented for the
 * demonstration and must be replaced before the portal goes public. Nothing outside this file repeats them.
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
    { label: 'WhatsApp', display: '0812-0000-0000', href: 'tel:+6281200000000' },
  ],
  whatsappUrl: 'https://wa.me/6281200000000',
  emails: [
    { label: 'Informasi', address: 'info@alumni-te.example' },
    { label: 'Sekretariat', address: 'sekretariat@alumni-te.example' },
  ],
  openingHours: [
    { days: 'Senin–Jumat', hours: '09:00–16:00 WIB' },
    { days: 'Sabtu–Minggu', hours: 'Tutup' },
  ],
  socialLinks: [
    { name: 'Facebook', url: 'https://www.facebook.com/alumni.te.example' },
    { name: 'Twitter', url: 'https://twitter.com/alumni_te_example' },
    { name: 'Instagram', url: 'https://www.instagram.com/alumni.te.example' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/alumni-te-example' },
    { name: 'Youtube', url: 'https://www.youtube.com/@alumni-te-example' },
  ],
} as const;
