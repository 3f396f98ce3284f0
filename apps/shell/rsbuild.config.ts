import { defineShellBuild } from '@portal/federation/rsbuild';

export default defineShellBuild({ name: 'shell' });
