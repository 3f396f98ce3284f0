import * as z from 'zod/mini';

const most = { stories: 60, letters: 100 };

const spec = z.object({ title: z.string(), file: z.string(), line: z.number() });
const suite = z.object({
  title: z.string(),
  specs: z._default(z.array(spec), []),
  get suites() {
    return z._default(z.array(suite), []);
  },
});
type Suite = z.infer<typeof suite>;
const playwrightReport = z.object({ suites: z.array(suite) });

function specsOf({ specs, suites }: Suite): z.infer<typeof spec>[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** What is too much for a reader or for the short command, in the list of all browser tests that Playwright reports. */
export function storyFaults(report: unknown): string[] {
  const files = playwrightReport.parse(report).suites;
  const stories = files.filter(({ title }) => !title.endsWith('.long.spec.ts')).flatMap(specsOf);
  const faults = files
    .flatMap(specsOf)
    .filter(({ title }) => title.length > most.letters)
    .map(
      ({ title, file, line }) =>
        `${file}:${line} has a title of ${title.length} characters, of ${most.letters}`,
    );
  return stories.length > most.stories
    ? [...faults, `there are ${stories.length} stories, of ${most.stories}: see docs/commands.md`]
    : faults;
}
