declare module '#area/*' {
  import type { RemoteModule } from '@portal/federation';

  const remote: RemoteModule;
  export default remote;
}
