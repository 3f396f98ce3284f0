import * as z from 'zod/mini';

const backendSchema = z.object({ url: z.string(), publishableKey: z.string() });

const routeSchema = z.object({
  path: z.string().check(z.startsWith('/')),
  access: z.enum(['public', 'alumni', 'member', 'admin']),
  preload: z.array(z.string()),
});

const areaSchema = z.object({
  name: z.string(),
  build: z.string(),
  contract: z.number(),
  entry: z.string(),
  integrity: z.record(z.string(), z.string()),
  routes: z.array(routeSchema),
});

/**
 * `/registry.json`: which backend and which build of each area the portal runs now.
 * URLs are absolute paths of the site, or absolute URLs of an allowed origin; `integrity` maps each of them to its sha384.
 */
export const registrySchema = z.object({
  backend: z.nullable(backendSchema),
  areas: z.array(areaSchema),
});

export type Registry = z.infer<typeof registrySchema>;
export type RegisteredArea = z.infer<typeof areaSchema>;
export type RegisteredRoute = z.infer<typeof routeSchema>;
