import { html } from 'hono/html';
import type { Mail } from './mailbox.ts';

const association = 'Ikatan Keluarga Alumni Teknik Elektro';

interface Letter {
  subject: string;
  greeting: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  code?: string;
  closing: string;
}

/** Asks the owner of an address to confirm it. */
export function confirmationMail(to: string, url: string): Mail {
  return write(to, {
    subject: 'Konfirmasi email Anda',
    greeting: 'Selamat datang!',
    paragraphs: [
      `Terima kasih telah mendaftar di portal ${association}. Satu langkah lagi: konfirmasikan alamat email Anda agar dapat masuk.`,
      'Tautan ini berlaku selama satu jam dan hanya dapat dipakai sekali.',
    ],
    action: { label: 'Konfirmasi Email', url },
    closing: 'Bila Anda tidak merasa mendaftar, abaikan saja email ini.',
  });
}

/** Leads to the form for a new password. */
export function recoveryMail(to: string, url: string): Mail {
  return write(to, {
    subject: 'Atur ulang password Anda',
    greeting: 'Halo,',
    paragraphs: [
      `Kami menerima permintaan untuk mengatur ulang password akun Anda di portal ${association}.`,
      'Tautan ini berlaku selama satu jam dan hanya dapat dipakai sekali.',
    ],
    action: { label: 'Buat Password Baru', url },
    closing: 'Bila Anda tidak memintanya, abaikan saja email ini; password Anda tidak berubah.',
  });
}

/** Signs in without a password. */
export function magicLinkMail(to: string, url: string): Mail {
  return write(to, {
    subject: 'Tautan masuk Anda',
    greeting: 'Halo,',
    paragraphs: [`Gunakan tautan berikut untuk masuk ke portal ${association}.`],
    action: { label: 'Masuk', url },
    closing: 'Bila Anda tidak memintanya, abaikan saja email ini.',
  });
}

/** Confirms a change of the account's e-mail. */
export function emailChangeMail(to: string, newEmail: string, url: string): Mail {
  return write(to, {
    subject: 'Konfirmasi perubahan email',
    greeting: 'Halo,',
    paragraphs: [`Alamat email akun Anda akan diubah menjadi ${newEmail}.`],
    action: { label: 'Konfirmasi Perubahan', url },
    closing: 'Bila Anda tidak memintanya, segera ganti password Anda.',
  });
}

/** Contains the code that confirms a sensitive change. */
export function reauthenticationMail(to: string, code: string): Mail {
  return write(to, {
    subject: 'Kode verifikasi Anda',
    greeting: 'Halo,',
    paragraphs: ['Masukkan kode berikut untuk melanjutkan perubahan pada akun Anda.'],
    code,
    closing: 'Jangan berikan kode ini kepada siapa pun.',
  });
}

function write(to: string, letter: Letter): Mail {
  return { to, subject: letter.subject, text: asText(letter), html: asHtml(letter) };
}

function asText({ greeting, paragraphs, action, code, closing }: Letter): string {
  const core = action ? `${action.label}:\n${action.url}` : code;
  return [greeting, ...paragraphs, core, closing, `Salam hangat,\n${association}`].join('\n\n');
}

function asHtml({ subject, greeting, paragraphs, action, code, closing }: Letter): string {
  const paragraph = (text: string) => html`<p style="margin:0 0 16px">${text}</p>`;
  const button =
    action &&
    html`<p style="margin:24px 0"><a href="${action.url}" style="display:inline-block;padding:14px 24px;border-radius:12px;background:#9a4a12;color:#ffffff;font-weight:600;text-decoration:none">${action.label}</a></p>
      <p style="margin:0 0 16px;color:#5b6475;font-size:13px">Bila tombol tidak berfungsi, salin alamat ini ke peramban:<br><span style="word-break:break-all">${action.url}</span></p>`;
  const digits =
    code &&
    html`<p style="margin:24px 0;font-size:28px;font-weight:700;letter-spacing:6px">${code}</p>`;
  return `${html`<!doctype html>
<html lang="id">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
  <body style="margin:0;padding:24px;background:#f4f2ed;color:#101a33;font:16px/1.6 system-ui,sans-serif">
    <div style="max-width:560px;margin:0 auto;border-radius:12px;overflow:hidden;background:#ffffff">
      <div style="padding:20px 32px;background:#0b1633;color:#ffffff;font-weight:700">${association}</div>
      <div style="padding:32px">
        <h1 style="margin:0 0 16px;font-size:22px">${greeting}</h1>
        ${paragraphs.map(paragraph)}${button}${digits}
        <p style="margin:0;color:#5b6475;font-size:14px">${closing}</p>
      </div>
    </div>
  </body>
</html>`}`;
}
