/** In development only, below the card that users see: the error with its stack and component stack. */
export function DevelopmentFailure({ error }: { error: unknown }) {
  return (
    <pre role="alert" style={{ overflow: 'auto', padding: 24, whiteSpace: 'pre-wrap' }}>
      {error instanceof Error ? (error.stack ?? error.message) : String(error)}
    </pre>
  );
}
