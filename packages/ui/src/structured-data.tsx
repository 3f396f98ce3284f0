/** Facts for search engines (schema.org). They come from people, so that no `<` may end the script when the page is stored. */
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
