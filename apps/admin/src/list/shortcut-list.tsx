import { QuestionCircleOutlined } from '@ant-design/icons';
import { writeStored } from '@portal/api/browser-storage';
import { shortcutsOffKey } from '@portal/api/storage-keys';
import { classNames, Dialog, Stack } from '@portal/ui';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { areShortcutsOff } from '../frame/taken-keys.ts';
import styles from './shortcut-list.module.css';
import { useShortcuts } from './use-shortcuts.ts';

const shortcuts = [
  ['J', 'Baris berikutnya'],
  ['K', 'Baris sebelumnya'],
  ['Enter', 'Buka detail baris'],
  ['V', 'Verifikasi, setujui, atau buka kembali'],
  ['R', 'Tolak, atau tutup lowongan'],
  ['E', 'Ubah'],
  ['X', 'Pilih baris, atau batalkan pilihannya'],
  ['N', 'Tambah'],
  ['U', 'Urungkan keputusan terakhir'],
  ['← →', 'Detail sebelumnya dan berikutnya'],
  ['/', 'Ke pencarian'],
  ['↓', 'Dari pencarian ke baris pertama'],
  ['F8', 'Ke pesan terakhir, tempat ‘Urungkan’'],
  ['1–6', 'Ke bagian dalam menu, menurut urutannya'],
  ['?', 'Daftar ini'],
] as const;

/** The shortcuts of a list and of an open detail, and their list: opened by '?', or by a button where there is room for it. */
export function ShortcutList({ hasButton }: { hasButton: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  useShortcuts(() => setIsOpen(true));
  return (
    <>
      {hasButton && (
        <Button
          icon={<QuestionCircleOutlined aria-hidden />}
          title="Pintasan papan ketik (?)"
          aria-label="Pintasan papan ketik"
          onClick={() => setIsOpen(true)}
        />
      )}
      {isOpen && (
        <Dialog title="Pintasan papan ketik" onClose={() => setIsOpen(false)}>
          <Stack as="dl" gap={2} className={styles.list}>
            {shortcuts.map(([key, meaning]) => (
              <div key={key} className={styles.shortcut}>
                <dt>
                  <kbd className={styles.key}>{key}</kbd>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </Stack>
          <p>
            Berlaku untuk baris yang sedang difokus dan untuk detail yang terbuka, tidak saat Anda
            mengetik. Tombol yang sama ditekan dua kali dengan cepat hanya dihitung sekali.
          </p>
          <OffSwitch />
        </Dialog>
      )}
    </>
  );
}

/** Turns the shortcuts off in this browser. The button still opens this list, where they can be turned on again. */
function OffSwitch() {
  const [isOff, setIsOff] = useState(areShortcutsOff);
  return (
    <Checkbox
      className={classNames(styles.off)}
      checked={isOff}
      onChange={({ target }) => {
        setIsOff(target.checked);
        writeStored('localStorage', shortcutsOffKey, JSON.stringify(target.checked));
      }}
    >
      Matikan pintasan di browser ini
    </Checkbox>
  );
}
