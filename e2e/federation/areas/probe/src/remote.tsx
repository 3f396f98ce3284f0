import { contractVersion, type RemoteModule } from '@portal/federation';
import { App } from './app.tsx';
import { isAsked } from './asked-fault.ts';

if (isAsked('evaluation')) throw new Error('Probe: evaluation');

export default { contract: contractVersion, App } satisfies RemoteModule;
