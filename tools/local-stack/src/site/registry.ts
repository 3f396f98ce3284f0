export interface Backend {
  url: string;
  publishableKey: string;
}

/** One build serves every environment: where the backend is stands in the registry alone. */
export function nameBackend(registry: string, backend: Backend): string {
  return `${JSON.stringify({ ...(JSON.parse(registry) as object), backend }, null, 2)}\n`;
}
