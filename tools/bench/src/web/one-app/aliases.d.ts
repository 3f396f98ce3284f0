declare module '#area/*' {
  import type { RemoteModule } from '@portal/federation';

  const remote: RemoteModule;
  export default remote;
}

declare module '#shell/boot' {
  import type { Boot } from '@portal/federation/first-paint';

  export function boot(): Boot;
}

declare module '#shell/prerender' {
  import type { RemoteModule } from '@portal/federation';

  export function prerender(
    registry: object,
    path: string,
    areas: Record<string, RemoteModule['App']>,
    site: string,
  ): Promise<object>;
}
