import type { ListedAlumni } from '@portal/api/alumni/admin';
import { type Elements, linkInput } from '@portal/ui';
import { Form, Switch } from 'antd';
import { FieldPair } from '../../form/field-pair.tsx';
import { PictureField } from '../../form/picture/picture-field.tsx';
import { selectAtFirstPress } from '../../form/select-at-first-press.ts';
import { TextItem } from '../../form/text-item.tsx';
import { Choice } from '../../frame/choice.tsx';
import { statusOptions } from '../../table/table-column.tsx';
import styles from './alumni-form-fields.module.css';
import {
  emailRules,
  graduationRules,
  linkRules,
  nameRules,
  phoneRules,
  yearRules,
} from './alumni-rules.ts';
import { alumniStatusInfo, confirmationNote } from './alumni-status.ts';
import type { AlumniValues } from './alumni-values.ts';
import { visibilityLabels } from './alumni-values.ts';

const AlumniText = TextItem<AlumniValues>;
const AlumniItem = Form.Item<AlumniValues>;

const portrait = { maxMegabytes: 2, width: 512, height: 512, fit: 'cover' } as const;

const visibilityOptions = Object.entries(visibilityLabels).map(([value, label]) => ({
  value,
  label,
}));

/** What the admin may change of an alumnus. Only the alumnus edits the lists and the work history. */
export function AlumniFormFields({
  hasAccount,
  lacksConfirmation,
  isStoredWithoutEmail = false,
}: Pick<ListedAlumni, 'hasAccount' | 'lacksConfirmation'> & { isStoredWithoutEmail?: boolean }) {
  return (
    <>
      <AlumniText name="fullName" label="Nama lengkap" rules={nameRules} limit={200} />
      <AlumniText
        name="email"
        label="Email"
        rules={emailRules(isStoredWithoutEmail)}
        limit={320}
        type="email"
        readOnly={hasAccount}
        {...(hasAccount && {
          hint: 'Alumni ini memiliki akun: emailnya mengikuti akun itu dan tidak dapat diubah di sini.',
        })}
        {...(isStoredWithoutEmail && {
          hint: 'Tanpa email: orang ini belum bisa bergabung sendiri.',
        })}
      />
      <AlumniItem name="status" label="Status" extra={lacksConfirmation && confirmationNote}>
        <Choice options={statusOptions(alumniStatusInfo)} />
      </AlumniItem>
      <AlumniText
        name="specialBadge"
        label="Lencana khusus"
        limit={100}
        hint="Tampil di direktori, misalnya Mentor Karier. Kosongkan bila tidak ada."
      />
      <AlumniItem name="canPostJobs" label="Boleh memasang lowongan" valuePropName="checked">
        <Switch />
      </AlumniItem>
      <AlumniItem name="picture">
        <PictureField
          label="Foto profil"
          hint="JPG atau PNG. Bagian tengahnya dipotong menjadi persegi."
          limits={portrait}
        />
      </AlumniItem>
      <AcademicItems />
      <CareerItems />
      <ContactItems />
    </>
  );
}

function AcademicItems() {
  return (
    <FormGroup title="Akademik">
      <FieldPair>
        <AlumniText name="entryYear" label="Angkatan" rules={yearRules} inputMode="numeric" />
        <AlumniText
          name="graduationYear"
          label="Tahun lulus"
          rules={graduationRules}
          inputMode="numeric"
        />
      </FieldPair>
      <AlumniText name="nim" label="NIM" limit={50} />
      <AlumniText name="concentration" label="Konsentrasi" limit={200} />
      <AlumniText name="thesisTitle" label="Judul skripsi" limit={1000} lines={[2, 10]} />
      <AlumniText name="internshipPlace" label="Tempat kerja praktik" limit={300} />
      <AlumniText
        name="otherAcademicInfo"
        label="Informasi akademik lain"
        limit={5000}
        lines={[2, 10]}
      />
    </FormGroup>
  );
}

/** Who changes the job or moves gets a new value, and seldom a part of the former one. */
const replaced = { limit: 200, onMouseDown: selectAtFirstPress };

function CareerItems() {
  return (
    <FormGroup title="Pekerjaan">
      <AlumniText name="jobTitle" label="Jabatan" {...replaced} />
      <AlumniText name="company" label="Perusahaan" {...replaced} />
      <AlumniText name="location" label="Lokasi" {...replaced} />
      <AlumniText name="bio" label="Bio" limit={2000} lines={[2, 10]} />
    </FormGroup>
  );
}

function ContactItems() {
  return (
    <FormGroup title="Kontak">
      <AlumniText
        name="phoneNumber"
        label="Nomor telepon"
        rules={phoneRules}
        limit={40}
        inputMode="tel"
      />
      <AlumniText name="linkedinUrl" label="LinkedIn" rules={linkRules} {...linkInput()} />
      <AlumniText name="websiteUrl" label="Situs web" rules={linkRules} {...linkInput()} />
      <AlumniItem name="contactVisibility" label="Kontak terlihat oleh">
        <Choice options={visibilityOptions} />
      </AlumniItem>
      <AlumniItem name="nameVisibility" label="Nama lengkap terlihat oleh">
        <Choice options={visibilityOptions.filter(({ value }) => value !== 'public')} />
      </AlumniItem>
      <AlumniItem
        name="isHiddenFromNameSearch"
        label="Tidak tampil pada pencarian nama"
        valuePropName="checked"
        extra="Pengunjung dan alumni tidak menemukan orang ini lewat namanya; admin tetap menemukannya."
      >
        <Switch />
      </AlumniItem>
    </FormGroup>
  );
}

function FormGroup({ title, children }: { title: string; children: Elements }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}
