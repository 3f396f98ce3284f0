import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { DateField, dateProblem, TimeField, timeProblem } from '../src/form/date-field.tsx';

afterEach(cleanup);

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

test.each([
  [
    dateProblem,
    ['', '2027-08-17', '17 Agustus 2027'],
    '32/1/2027',
    'Tanggal ini tidak dikenali. Tulis misalnya 17/8/2027 atau 17 Agustus 2027.',
  ],
  [timeProblem, ['', '19:30'], '25:00', 'Jam ini tidak dikenali. Tulis misalnya 19:30.'],
])('a day or time is refused that nobody can read: %#', (problem, good, bad, message) => {
  expect(good.map(problem)).toEqual(good.map(() => null));
  expect(problem(bad)).toBe(message);
});

test.each([
  [DateField, 'hh/bb/tttt', '5 Desember 2026', '2026-12-05', '05/12/2026', 'kapan'],
  [TimeField, 'jj:mm', '9.30', '09:30', '09:30', 'nanti'],
])(
  'is typed in any form, and keeps what it cannot read: %#',
  async (Typed, hint, typed, value, shown, unread) => {
    const told: string[] = [];
    function Screen() {
      const [now, setNow] = useState('');
      const change = (next: string) => {
        told.push(next);
        setNow(next);
      };
      return (
        <form>
          <Typed value={now} onChange={change} />
          <button type="button" onClick={() => setNow('')}>
            Kosongkan
          </button>
        </form>
      );
    }
    render(<Screen />);
    const field = () => document.querySelector('input') as HTMLInputElement;
    const type = async (text: string, leave: 'blur' | 'Enter') => {
      await act(async () => {
        fireEvent.mouseDown(field());
        fireEvent.focus(field());
        fireEvent.change(field(), { target: { value: text } });
      });
      if (leave === 'blur') await act(async () => void fireEvent.blur(field()));
      else {
        let isAllowed = true;
        await act(async () => {
          isAllowed = fireEvent.keyDown(field(), { key: 'Enter' });
        });
        expect(isAllowed).toBe(false);
      }
      await settle();
    };
    expect(field().placeholder).toBe(hint);
    await type(typed, 'blur');
    expect([told.at(-1), field().value]).toEqual([value, shown]);
    await type(unread, 'blur');
    expect(told.at(-1)).toBe(unread);
    await act(async () => document.querySelector('button')?.click());
    expect(field().value).toBe('');
    await type(typed, 'Enter');
    expect([told.at(-1), field().value]).toEqual([value, shown]);
    await type('', 'blur');
    expect([told.at(-1), field().value]).toEqual(['', '']);
  },
);
