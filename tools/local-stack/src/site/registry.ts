export interface Backend {
  url: string;
  publishableKey: string;
}

/** One build serves every environment: only the registry names the backend. */
export function nameBackend(registry: string, backend: Backend): string {
  return `${JSON.stringify({ ...(JSON.parse(registry) as object), backend }, null, 2)}\n`;
}
