import { cleanup, render, screen, within } from '@testing-library/react';
import { Form } from 'antd';
import { afterEach, expect, test } from 'vitest';
import { statsSection } from './stats-section.tsx';

afterEach(cleanup);

test('says of each stored figure that visitors do not see, and keeps it in the form', () => {
  const homeStats = [
    { title: 'Alumni Terdaftar', value: '0' },
    { title: 'Mitra', value: '12' },
    { title: ' mitra', value: '13' },
  ];
  const values = statsSection.toValues({ homeStats });
  const configuration = { homeStats };
  render(
    <Form initialValues={values}>
      <statsSection.Fields configuration={configuration} isStored />
    </Form>,
  );
  const entries = screen.getAllByRole('listitem');
  const isTold = entries.map(
    (entry) => within(entry).queryByText(/^Tidak ditampilkan: judul ini sudah ada/) !== null,
  );
  expect(isTold).toEqual([true, false, true]);
});
