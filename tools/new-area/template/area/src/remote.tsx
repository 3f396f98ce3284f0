import { contractVersion, type RemoteModule } from '@portal/federation';
import { App } from './app.tsx';

export default { contract: contractVersion, App } satisfies RemoteModule;
