import type { ListedAlumni } from '@portal/api/alumni/admin';
import { linkInput } from '@portal/ui';
import { Form, Select, Switch } from 'antd';
import type { ReactNode } from 'react';
import { FieldPair } from '../../form/field-pair.tsx';
import { PictureField } from '../../form/picture-field.tsx';
import { selectAtFirstPress } from '../../form/select-at-first-press.ts';
import { TextItem } from '../../form/text-item.tsx';
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

const portrait = { maxMegabytes: 2, width: 512, height: 512, fit: 'cover' } as const;

const visibilityOptions = Object.entries(visibilityLabels).map(([value, label]) => ({
  value,
  label,
}));

/** What the admin may change of an alumnus. Only the alumnus edits the lists and the work history. */
export function AlumniFormFields({
  hasAccount,
  lacksConfirmation,
}: Pick<ListedAlumni, 'hasAccount' | 'lacksConfirmation'>) {
  return (
    <>
      <TextItem<AlumniValues> name="fullName" label="Nama lengkap" rules={nameRules} limit={200} />
      <TextItem<AlumniValues>
        name="email"
        label="Email"
        rules={emailRules}
        limit={320}
        type="email"
        readOnly={hasAccount}
        {...(hasAccount && {
          hint: 'Alumni ini memiliki akun: emailnya mengikuti akun itu dan tidak dapat diubah di sini.',
        })}
      />
      <Form.Item<AlumniValues>
        name="status"
        label="Status"
        extra={lacksConfirmation && confirmationNote}
      >
        <Select options={statusOptions(alumniStatusInfo)} />
      </Form.Item>
      <TextItem<AlumniValues>
        name="specialBadge"
        label="Lencana khusus"
        limit={100}
        hint="Tampil di direktori, misalnya Mentor Karier. Kosongkan bila tidak ada."
      />
      <Form.Item<AlumniValues>
        name="canPostJobs"
        label="Boleh memasang lowongan"
        valuePropName="checked"
      >
        <Switch />
      </Form.Item>
      <Form.Item<AlumniValues> name="picture">
        <PictureField
          label="Foto profil"
          hint="JPG atau PNG. Bagian tengahnya dipotong menjadi persegi."
          limits={portrait}
        />
      </Form.Item>
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
        <TextItem<AlumniValues>
          name="entryYear"
          label="Angkatan"
          rules={yearRules}
          inputMode="numeric"
        />
        <TextItem<AlumniValues>
          name="graduationYear"
          label="Tahun lulus"
          rules={graduationRules}
          inputMode="numeric"
        />
      </FieldPair>
      <TextItem<AlumniValues> name="nim" label="NIM" limit={50} />
      <TextItem<AlumniValues> name="concentration" label="Konsentrasi" limit={200} />
      <TextItem<AlumniValues>
        name="thesisTitle"
        label="Judul skripsi"
        limit={1000}
        lines={[2, 10]}
      />
      <TextItem<AlumniValues> name="internshipPlace" label="Tempat kerja praktik" limit={300} />
      <TextItem<AlumniValues>
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
      <TextItem<AlumniValues> name="jobTitle" label="Jabatan" {...replaced} />
      <TextItem<AlumniValues> name="company" label="Perusahaan" {...replaced} />
      <TextItem<AlumniValues> name="location" label="Lokasi" {...replaced} />
      <TextItem<AlumniValues> name="bio" label="Bio" limit={10_000} lines={[2, 10]} />
    </FormGroup>
  );
}

function ContactItems() {
  return (
    <FormGroup title="Kontak">
      <TextItem<AlumniValues>
        name="phoneNumber"
        label="Nomor telepon"
        rules={phoneRules}
        limit={40}
        inputMode="tel"
      />
      <TextItem<AlumniValues>
        name="linkedinUrl"
        label="LinkedIn"
        rules={linkRules}
        {...linkInput()}
      />
      <TextItem<AlumniValues>
        name="websiteUrl"
        label="Situs web"
        rules={linkRules}
        {...linkInput()}
      />
      <Form.Item<AlumniValues> name="contactVisibility" label="Kontak terlihat oleh">
        <Select options={visibilityOptions} />
      </Form.Item>
      <Form.Item<AlumniValues> name="nameVisibility" label="Nama lengkap terlihat oleh">
        <Select options={visibilityOptions.filter(({ value }) => value !== 'public')} />
      </Form.Item>
    </FormGroup>
  );
}

function FormGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}
