import { showToast, type ToastTone } from '@portal/ui/toast';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { ToastRegion } from './toast-region.tsx';

test.each<[ToastTone, string]>([
  ['default', 'polite'],
  ['success', 'polite'],
  ['warning', 'polite'],
  ['error', 'assertive'],
])('a toast with the tone %s is announced as %s', async (tone, politeness) => {
  // happy-dom has no popovers.
  Object.assign(HTMLElement.prototype, { showPopover: () => {}, hidePopover: () => {} });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  showToast({ title: 'Tersimpan', description: 'Semuanya', tone });
  root.render(<ToastRegion />);
  const spoken = () =>
    [...document.querySelectorAll('[aria-live]')]
      .filter(({ textContent }) => textContent.includes('Tersimpan'))
      .map((region) => region.getAttribute('aria-live'));
  await expect.poll(spoken).toEqual([politeness]);
});
