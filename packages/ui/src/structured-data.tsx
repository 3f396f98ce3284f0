/** Data for search engines (schema.org). Users wrote it, so every `<` is escaped: none may end the script element. */
export function StructuredData({ items }: { items: readonly Record<string, unknown>[] }) {
  const graph = { '@context': 'https://schema.org', '@graph': items };
  return (
    <script type="application/ld+json">
      {JSON.stringify(graph).replace(/[<>&\u2028\u2029]/g, escapeCharacter)}
    </script>
  );
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
