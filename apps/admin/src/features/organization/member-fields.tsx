import { describedMember, type OrganizationMemberFields } from '@portal/api/organization/admin';
import { type FieldTable, labelsOf } from '../../form/field-table.ts';
import { FormFields } from '../../form/form-fields.tsx';

export interface CategoryOption {
  value: string;
  label: string;
}

const columns = describedMember;

export const memberFields = {
  imageUrl: {
    ...columns.image_url,
    hint: 'Disarankan 400×400 piksel. Jenis gambar apa pun; dipotong persegi dan diperkecil otomatis.',
    picture: { maxMegabytes: 1, anyRaster: true, width: 400, height: 400, fit: 'cover' },
  },
  name: { ...columns.name, isRequired: true },
  position: { ...columns.position, isRequired: true },
  category: columns.category,
  jobDescription: { ...columns.job_description, lines: [4, 12] },
  displayOrder: {
    ...columns.display_order,
    hint: 'Angka kecil tampil lebih dulu di kategorinya.',
  },
} satisfies FieldTable<OrganizationMemberFields>;

export const memberFieldLabels = labelsOf<OrganizationMemberFields>(memberFields);

export function MemberFields({ categories }: { categories: CategoryOption[] }) {
  return (
    <FormFields
      of={memberFields}
      rows={['imageUrl', 'name', 'position', 'category', 'jobDescription', 'displayOrder']}
      also={{ category: { choice: { options: categories, virtual: false } } }}
    />
  );
}
