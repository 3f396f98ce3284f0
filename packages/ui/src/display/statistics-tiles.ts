import { formatNumber } from '../format.ts';
import { siteFacts } from '../site-facts.ts';

export interface StatisticsTile {
  label: string;
  value: string;
}

interface Counts {
  alumniCount: number;
  eventsCount: number;
  jobsCount: number;
}

const titles = {
  alumni: 'Alumni Terdaftar',
  founding: 'Tahun Berdiri',
  events: 'Kegiatan',
  jobs: 'Lowongan Kerja',
};
const fixedTitles = new Set(Object.values(titles).map(titleKey));

/**
 * The figures of the home page and of their preview: four live tiles, then the configured entries with other titles. Live values
 * are `waitingValue` until the counts are loaded.
 */
export function statisticsTiles(
  counts: Counts | undefined,
  configured: readonly { title: string; value: string }[],
  waitingValue: string,
): StatisticsTile[] {
  const live = (count: number | undefined) =>
    count === undefined ? waitingValue : `${formatNumber(count)}+`;
  const fixed = [
    { label: titles.alumni, value: live(counts?.alumniCount) },
    { label: titles.founding, value: String(siteFacts.foundingYear) },
    { label: titles.events, value: live(counts?.eventsCount) },
    { label: titles.jobs, value: live(counts?.jobsCount) },
  ];
  const isHidden = hiddenStatistics(configured.map(({ title }) => title));
  const added = configured
    .filter((_entry, index) => !isHidden[index])
    .map(({ title, value }) => ({ label: title.trim(), value }));
  return [...fixed, ...added];
}

/** For each configured title, whether visitors never see its entry: it is empty, or a tile before it has the same title. */
export function hiddenStatistics(titlesOfEntries: readonly string[]): boolean[] {
  const taken = new Set(fixedTitles).add('');
  return titlesOfEntries.map((title) => {
    const isHidden = taken.has(titleKey(title));
    taken.add(titleKey(title));
    return isHidden;
  });
}

function titleKey(title: string): string {
  return title.trim().toLocaleLowerCase('id');
}
