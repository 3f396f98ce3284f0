import { fireEvent, render, screen } from '@testing-library/react';
import { Form } from 'antd';
import { expect, test, vi } from 'vitest';
import { FormFields } from './form-fields.tsx';
import { numberProblem, readNumber } from './number-field.tsx';

test.each([
  ['1000', 1000],
  ['1.000', 1000],
  ['10.000', 10_000],
  ['1.234.567', 1_234_567],
  ['1 000', 1000],
  ['1\u00a0000', 1000],
  [' 40 ', 40],
  ['-5', -5],
  ['\u22121.000', -1000],
  ['0', 0],
  ['', null],
  ['  ', null],
])('the text %j is the number %j', (text, number) => expect(readNumber(text)).toBe(number));

test.each([
  '1.',
  '1.0',
  '1.5',
  '1,000',
  '1,5',
  '1.0000',
  '10.00',
  '.5',
  '1e3',
  '0x10',
  '40 orang',
  'Infinity',
  '1.000,00',
  '1..000',
  '--1',
])('the text %j is refused, and stays as it is', (text) => {
  expect(readNumber(text)).toBe(text);
  expect(numberProblem(readNumber(text))).toContain('bilangan bulat');
});

test('a number that no column holds is refused', () => {
  expect(numberProblem(readNumber('2.147.483.647'))).toBeNull();
  expect(numberProblem(readNumber('2.147.483.648'))).toBe('Angka ini terlalu besar.');
  expect(numberProblem(null)).toBeNull();
});

const saved = vi.fn();

function Seats() {
  return (
    <Form onFinish={(values) => saved(values)}>
      <FormFields of={{ seats: { label: 'Kursi', kind: 'number' } }} rows={['seats']} />
    </Form>
  );
}

test('the field is typed letter by letter, shows what it understood once it is left, and saves nothing else', async () => {
  render(<Seats />);
  const field = screen.getByLabelText<HTMLInputElement>('Kursi');
  const save = () => fireEvent.submit(field);
  const type = (text: string) => {
    for (let end = 1; end <= text.length; end += 1) {
      fireEvent.change(field, { target: { value: text.slice(0, end) } });
      expect(field.value).toBe(text.slice(0, end));
    }
    fireEvent.blur(field);
  };
  type('1.5');
  save();
  expect(await screen.findByText(/bilangan bulat/)).toBeTruthy();
  expect([field.value, saved.mock.calls]).toEqual(['1.5', []]);
  type('10.000');
  expect(field.value).toBe('10.000');
  save();
  await vi.waitFor(() => expect(saved).toHaveBeenCalledWith({ seats: 10_000 }));
  type('1500');
  expect(field.value).toBe('1.500');
});
