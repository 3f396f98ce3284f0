import type { Page } from 'playwright/test';
import { accounts, expect, openAs, test } from '../../fixtures/portal.ts';
import { card, cards } from './job-screen.ts';

async function expectFacts(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Informasi Lowongan Kerja');
  await expect(cards(page)).toHaveCount(11);
  const first = cards(page).first();
  await expect(first.getByRole('heading')).toHaveText('Electrical Engineer');
  await expect(first.locator('img')).toHaveAttribute('src', /\/company_logos\/demo-01\.webp$/);
  await expect(first.getByText('PT Daya Riau Energi')).toBeVisible();
  await expect(first.getByText('Pekanbaru, Riau')).toBeVisible();
  await expect(first.getByText('Full-time')).toBeVisible();
  await expect(first.getByText('Diposting 18 Agustus 2090')).toBeVisible();
  await expect(first.getByText(/^Merancang dan mengawasi instalasi/)).toBeVisible();
  const apply = first.getByRole('link', { name: /^Lamar Sekarang/ });
  await expect(apply).toHaveAttribute('href', 'https://karier.example/lowongan/1');
  await expect(apply).toHaveAttribute('target', '_blank');
  await expect(apply).toHaveAttribute('rel', 'noopener noreferrer');
}

async function expectMarkupIsText(page: Page, title: string) {
  await expect(card(page, title)).toBeVisible();
  const markup = await page.locator('script[type="application/ld+json"]').innerHTML();
  expect(markup).not.toContain('<');
  expect(JSON.parse(markup)['@graph'][1]).toMatchObject({
    '@type': 'JobPosting',
    title,
    employmentType: 'FULL_TIME',
    hiringOrganization: { name: 'PT Daya Riau Energi' },
  });
  const more = card(page, title).getByRole('button', { name: 'Baca selengkapnya' });
  const before = await card(page, title).boundingBox();
  await more.click();
  await expect(card(page, title).getByRole('button', { name: 'Ringkas' })).toBeVisible();
  expect((await card(page, title).boundingBox())?.height).toBeGreaterThan(before?.height ?? 0);
}

test('stored markup: each approved job is a card with its facts and a safe way to apply', async ({
  page,
  portal,
}) => {
  const title = '</script><img src=x onerror=alert(1)>';
  await portal.query(
    "update job_postings set created_at = '2090-08-17T20:00:00Z' where title = 'Electrical Engineer'",
  );
  await portal.query(
    `insert into job_postings (title, company_name, description, job_type, status, created_at)
     values ($1, 'PT Daya Riau Energi', repeat('Panjang sekali. ', 60), 'Full-time', 'approved', '2090-08-16')`,
    [title],
  );
  await portal.query(
    "update job_postings set application_link = null, location = null, company_logo_url = null where title = 'Network Engineer'",
  );
  await page.goto('/lowongan');
  await test.step('approved jobs, newest first, each with its facts and a safe way to apply', () =>
    expectFacts(page));
  await test.step("without a link the button 'Detail Tidak Tersedia' is disabled", async () => {
    const job = card(page, 'Network Engineer');
    await expect(job.getByRole('button', { name: 'Detail Tidak Tersedia' })).toBeDisabled();
    await expect(job.getByRole('link')).toHaveCount(0);
  });
  await test.step('stored markup: what people wrote is text, in the page and in the facts for search engines', () =>
    expectMarkupIsText(page, title));
  await test.step('the admin sees the way to the management, others do not', async () => {
    const section = page.getByRole('region', { name: 'Kelola Lowongan' });
    await expect(section).toHaveCount(0);
    await openAs(page, accounts.admin, '/lowongan');
    await expect(section.getByRole('link')).toHaveAttribute('href', '/admin/manage-jobs');
    await expect(cards(page)).toHaveCount(11);
  });
});
