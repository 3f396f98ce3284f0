/** Below the visitor's card, in development only: what was thrown, and where. */
export function DevelopmentFailure({ error, place }: { error: unknown; place: string }) {
  const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return (
    <pre role="alert" style={{ overflow: 'auto', padding: 24, whiteSpace: 'pre-wrap' }}>
      {cause}
      {place && `\n\nIn${place}`}
    </pre>
  );
}
