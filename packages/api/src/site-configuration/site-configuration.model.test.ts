import { expect, test } from 'vitest';
import {
  defaultSiteConfiguration,
  toConfigurationFields,
  toSiteConfiguration,
} from './site-configuration.model.ts';

const read = (config_key: string, config_value: unknown) =>
  toSiteConfiguration({ [config_key]: config_value });

test.each([[[]], [null], ['nonsense'], [{ home_stats: 7 }]])(
  'reads %j as the defaults',
  (values) => {
    expect(toSiteConfiguration(values)).toEqual(defaultSiteConfiguration);
  },
);

test('malformed data: reads the hero as an object or as a bare URL', () => {
  const url = 'https://cdn.example/hero.webp';
  expect(read('hero_background_url', { url, alt: 'Aula' }).heroBackground).toEqual({
    url,
    alt: 'Aula',
  });
  expect(read('hero_background_url', url).heroBackground).toEqual({
    url,
    alt: '',
  });
});

test('malformed data: keeps what is readable of a broken value', () => {
  const { homeAboutText } = read('home_about_text', { title: 'Kami', paragraph1: 12 });
  expect(homeAboutText.title).toBe('Kami');
  expect(homeAboutText.paragraph1).toBe(defaultSiteConfiguration.homeAboutText.paragraph1);
});

test('reads an empty object as no labels, and knows the legacy ones only where an editor has nothing stored', () => {
  expect(read('org_category_labels', {}).organizationCategoryLabels).toEqual({});
  expect(toSiteConfiguration({}).organizationCategoryLabels).toEqual({});
  const field = ['organizationCategoryLabels'] as const;
  const row = { config_key: 'org_category_labels', config_value: {} };
  expect(toConfigurationFields(field, [{ row, version: 1, changedAt: '' }])).toEqual({
    organizationCategoryLabels: {},
  });
  const legacy = toConfigurationFields(field, [{ row: null, version: 0, changedAt: '' }]);
  expect(Object.keys(legacy.organizationCategoryLabels)).toContain('bidang-organisasi');
});

test('gives no alternative text to a picture that is not configured: the built-in one has its own', () => {
  expect(read('hero_background_url', { url: '', alt: 'Aula' }).heroBackground.alt).toBe('');
});

test('malformed data: drops broken entries of a list and keeps the others', () => {
  expect(read('home_stats', [{ title: 'Cabang', value: 7 }, null, { title: 3 }]).homeStats).toEqual(
    [{ title: 'Cabang', value: '7' }],
  );
  expect(read('mission_text', { items: ['Satu', null, 'Dua'] }).mission).toEqual(['Satu', 'Dua']);
});

test.each([
  ['home_stats', 'text'],
  ['mission_text', { items: 'text' }],
  ['vision_text', 'text'],
  ['org_category_labels', { 'pengurus-inti': 5 }],
  ['about_page_main_image_url', 5],
])('malformed data: falls back to the default when %s holds %j', (key, value) => {
  expect(read(key, value)).toEqual(defaultSiteConfiguration);
});
