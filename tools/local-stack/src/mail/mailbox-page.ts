import { html, raw } from 'hono/html';
import type { CapturedMail } from './mailbox.ts';

const time = new Intl.DateTimeFormat('id-ID', { timeStyle: 'medium', dateStyle: 'medium' });

/** The page of the mailbox; it polls for new mails. Its style and script carry the nonce that its policy names. */
export function mailboxPage(mails: readonly CapturedMail[], nonce: string) {
  return html`<!doctype html>
<html lang="id">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="data:,">
    <title>Kotak surat lokal (${mails.length})</title>
    <style nonce="${nonce}">${raw(style)}</style>
  </head>
  <body>
    <header>
      <div>
        <h1>Kotak surat lokal</h1>
        <p>Email yang dikirim portal berhenti di sini; tidak ada yang keluar dari komputer ini.</p>
      </div>
      <button type="button" id="clear" ${mails.length === 0 ? raw('hidden') : ''}>Kosongkan</button>
    </header>
    <main>${mails.length === 0 ? emptyText : mails.map(mailEntry)}</main>
    <script nonce="${nonce}">${raw(script(mails.length, mails[0]?.id))}</script>
  </body>
</html>`;
}

const emptyText = html`<p class="empty">Belum ada email. Daftar atau minta tautan password di portal, lalu lihat di sini.</p>`;

function mailEntry(mail: CapturedMail, index: number) {
  return html`<details ${index === 0 ? raw('open') : ''}>
  <summary>
    <strong>${mail.subject}</strong>
    <span>${mail.to}</span>
    <time datetime="${mail.createdAt}">${time.format(new Date(mail.createdAt))}</time>
  </summary>
  <iframe title="Isi email: ${mail.subject}" src="/messages/${mail.id}" loading="lazy"></iframe>
</details>`;
}

const style = `
  :root { color-scheme: light; font: 16px/1.5 'Plus Jakarta Sans', system-ui, sans-serif; color: #101a33; background: #f4f2ed; }
  * { box-sizing: border-box; }
  body { margin: 0; }
  header { display: flex; flex-wrap: wrap; gap: 16px; align-items: center; justify-content: space-between;
    padding: 24px max(24px, calc(50vw - 400px)); color: #fff; background: #0b1633; }
  h1 { margin: 0; font-size: 24px; }
  header div { flex: 1 1 20rem; }
  header p { margin: 4px 0 0; color: #c6cde0; }
  button { min-height: 44px; padding: 0 20px; border: 1px solid #c6cde0; border-radius: 12px; font: inherit; color: inherit; background: none; cursor: pointer; }
  button:hover { background: #1d2b52; }
  :focus-visible { outline: 3px solid #e0915a; outline-offset: 2px; }
  main { display: grid; gap: 12px; max-width: 848px; margin: 0 auto; padding: 24px; }
  details { overflow: hidden; border-radius: 12px; background: #fff; box-shadow: 0 1px 3px #0b163326; }
  summary { display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 16px 20px; cursor: pointer; }
  summary strong { flex: 1 1 14rem; }
  summary span, time { color: #4a556e; overflow-wrap: anywhere; }
  iframe { display: block; width: 100%; height: 560px; border: 0; border-top: 1px solid #e4e1d9; }
  .empty { padding: 48px 24px; border-radius: 12px; text-align: center; color: #4a556e; background: #fff; }
`;

// Reloads only when there are other mails, so that an open one stays open.
function script(count: number, newest: string | undefined): string {
  return `
    const known = ${JSON.stringify([count, newest ?? null])};
    document.getElementById('clear').onclick = async () => {
      await fetch('/api/messages', { method: 'DELETE' });
      location.reload();
    };
    setInterval(async () => {
      const mails = await fetch('/api/messages').then((answer) => answer.json()).catch(() => null);
      if (mails && (mails.length !== known[0] || (mails[0]?.id ?? null) !== known[1])) location.reload();
    }, 2000);
  `;
}
