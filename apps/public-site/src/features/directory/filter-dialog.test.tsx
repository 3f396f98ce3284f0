import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { noAdvancedFilters } from './advanced-fields.ts';
import { FilterDialog } from './filter-dialog.tsx';

afterEach(cleanup);

/** @returns what is called with the filters that are applied */
function openDialog() {
  const apply = vi.fn();
  render(
    <FilterDialog
      filters={{ name: '', entryYear: '', ...noAdvancedFilters }}
      onApply={apply}
      onReset={() => undefined}
      onClose={() => undefined}
    />,
  );
  return apply;
}

test('a filter that is too long says so at its field and is not applied; the others stay as typed', () => {
  const apply = openDialog();
  const company = screen.getByLabelText<HTMLInputElement>('Perusahaan');
  const place = screen.getByLabelText<HTMLInputElement>('Lokasi');
  place.value = ' Pekanbaru ';
  company.value = 'x'.repeat(201);
  const form = company.form as HTMLFormElement;
  fireEvent.submit(form);
  expect(apply).not.toHaveBeenCalled();
  expect(company.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Paling banyak 200 karakter.')).toBeTruthy();
  expect(document.activeElement).toBe(company);
  expect(place.value).toBe(' Pekanbaru ');

  company.value = 'x'.repeat(200);
  fireEvent.submit(form);
  expect(apply).toHaveBeenCalledExactlyOnceWith({
    ...noAdvancedFilters,
    location: 'Pekanbaru',
    company: 'x'.repeat(200),
  });
});

test('each field filters by what its label says', () => {
  const apply = openDialog();
  const labels = {
    concentration: 'Konsentrasi',
    graduationYear: 'Tahun Lulus',
    jobTitle: 'Jabatan',
    company: 'Perusahaan',
    location: 'Lokasi',
    certification: 'Sertifikasi',
  };
  for (const label of Object.values(labels))
    screen.getByLabelText<HTMLInputElement>(label).value = label;
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  expect(apply).toHaveBeenCalledExactlyOnceWith(labels);
});
