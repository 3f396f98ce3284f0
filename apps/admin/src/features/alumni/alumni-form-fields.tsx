import { linkInput } from '@portal/ui';
import { Form, Select, Switch } from 'antd';
import type { ReactNode } from 'react';
import { FieldPair } from '../../form/field-pair.tsx';
import { PictureField } from '../../form/picture-field.tsx';
import { statusOptions } from '../../table/table-column.tsx';
import styles from './alumni-form-fields.module.css';
import {
  atMost,
  emailRules,
  graduationRules,
  linkRules,
  nameRules,
  phoneRules,
  yearRules,
} from './alumni-rules.ts';
import { alumniStatusInfo } from './alumni-status.ts';
import type { AlumniValues } from './alumni-values.ts';
import { visibilityLabels } from './alumni-values.ts';
import { TextItem } from './text-item.tsx';

const portrait = { maxMegabytes: 2, width: 512, height: 512, fit: 'cover' } as const;

const visibilityOptions = Object.entries(visibilityLabels).map(([value, label]) => ({
  value,
  label,
}));

/** What the admin may change of an alumnus. Only the alumnus edits the lists and the work history. */
export function AlumniFormFields({ hasAccount }: { hasAccount: boolean }) {
  return (
    <>
      <TextItem name="fullName" label="Nama lengkap" rules={nameRules} />
      <TextItem
        name="email"
        label="Email"
        rules={emailRules}
        type="email"
        readOnly={hasAccount}
        {...(hasAccount && {
          hint: 'Alumni ini memiliki akun: emailnya mengikuti akun itu dan tidak dapat diubah di sini.',
        })}
      />
      <Form.Item<AlumniValues> name="status" label="Status">
        <Select options={statusOptions(alumniStatusInfo)} />
      </Form.Item>
      <TextItem
        name="specialBadge"
        label="Lencana khusus"
        rules={atMost(100)}
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
        <TextItem name="entryYear" label="Angkatan" rules={yearRules} inputMode="numeric" />
        <TextItem
          name="graduationYear"
          label="Tahun lulus"
          rules={graduationRules}
          inputMode="numeric"
        />
      </FieldPair>
      <TextItem name="nim" label="NIM" rules={atMost(50)} />
      <TextItem name="concentration" label="Konsentrasi" rules={atMost(200)} />
      <TextItem name="thesisTitle" label="Judul skripsi" rules={atMost(1000)} isLong />
      <TextItem name="internshipPlace" label="Tempat kerja praktik" rules={atMost(300)} />
      <TextItem
        name="otherAcademicInfo"
        label="Informasi akademik lain"
        rules={atMost(5000)}
        isLong
      />
    </FormGroup>
  );
}

function CareerItems() {
  return (
    <FormGroup title="Pekerjaan">
      <TextItem name="jobTitle" label="Jabatan" rules={atMost(200)} />
      <TextItem name="company" label="Perusahaan" rules={atMost(200)} />
      <TextItem name="location" label="Lokasi" rules={atMost(200)} />
      <TextItem name="bio" label="Bio" rules={atMost(10_000)} isLong />
    </FormGroup>
  );
}

function ContactItems() {
  return (
    <FormGroup title="Kontak">
      <TextItem name="phoneNumber" label="Nomor telepon" rules={phoneRules} inputMode="tel" />
      <TextItem name="linkedinUrl" label="LinkedIn" rules={linkRules} {...linkInput()} />
      <TextItem name="websiteUrl" label="Situs web" rules={linkRules} {...linkInput()} />
      <Form.Item<AlumniValues> name="contactVisibility" label="Kontak terlihat oleh">
        <Select options={visibilityOptions} />
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
