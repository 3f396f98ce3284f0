import { defineShell } from '@portal/federation/rsbuild';

export default defineShell({ name: 'shell', port: 3010 });
