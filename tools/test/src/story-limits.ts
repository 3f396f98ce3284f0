import * as z from 'zod/mini';

const most = { stories: 60, lines: 80, letters: 100 };

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

/** The lines of the statement that begins there, as the formatter sets them: it ends at the indentation where it began. */
function linesOf(source: string, line: number): number {
  const lines = source.split('\n').slice(line - 1);
  const indentation = lines[0]?.match(/^\s*/)?.[0] ?? '';
  const ends = new RegExp(`^${indentation}\\S.*;$`);
  return lines.findIndex((text) => ends.test(text)) + 1;
}

/**
 * What is too much for a reader or for the short command, in the list of all browser tests that Playwright reports.
 * `read` gives the source of one of its files.
 */
export function storyFaults(report: unknown, read: (file: string) => string): string[] {
  const files = playwrightReport.parse(report).suites;
  const stories = files.filter(({ title }) => !title.endsWith('.long.spec.ts')).flatMap(specsOf);
  const faults = files.flatMap(specsOf).flatMap(({ title, file, line }) => {
    const lines = linesOf(read(file), line);
    return [
      ...(lines > most.lines ? [`${file}:${line} has ${lines} lines, of ${most.lines}`] : []),
      ...(title.length > most.letters
        ? [`${file}:${line} has a title of ${title.length} characters, of ${most.letters}`]
        : []),
    ];
  });
  return stories.length > most.stories
    ? [...faults, `there are ${stories.length} stories, of ${most.stories}: see *.long.spec.ts`]
    : faults;
}
