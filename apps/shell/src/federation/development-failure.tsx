/** Below the visitor's card, in development only: what was thrown, and the components and lines that led there. */
export function DevelopmentFailure({ error }: { error: unknown }) {
  return (
    <pre role="alert" style={{ overflow: 'auto', padding: 24, whiteSpace: 'pre-wrap' }}>
      {error instanceof Error ? (error.stack ?? error.message) : String(error)}
    </pre>
  );
}
