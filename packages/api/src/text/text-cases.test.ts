import { describe, expect, it } from 'vitest';
import { cleanText, phoneText, searchForm } from './index.ts';
import cases from './text-cases.json' with { type: 'json' };

// supabase/tests/texts reads the same table.
const functions = { clean: cleanText, phone: phoneText, search: searchForm };

describe.each(Object.entries(functions))('%s', (name, write) => {
  it.each(cases[name as keyof typeof cases])('writes %j as %j', (text = '', expected) => {
    expect(write(text)).toBe(expected);
    expect(write(expected ?? '')).toBe(expected);
  });
});
