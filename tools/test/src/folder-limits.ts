const mostFiles = 25;

/** Lists that only grow, in the order in which they are read: a room of its own would hide a file's place. */
const lists = ['docs/decisions', 'supabase/migrations'];

/** The folders with more files directly in them than can be taken in at a glance. `paths` use slashes. */
export function fullFolders(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > mostFiles && !lists.includes(folder))
    .map(([folder, count]) => `${folder} has ${count} files, of ${mostFiles}: give them rooms`);
}
