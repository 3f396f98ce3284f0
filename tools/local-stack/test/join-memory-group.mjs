import { writeFileSync } from 'node:fs';

// Loaded before the program: the kernel gives it no more memory than its group has.
writeFileSync(`${process.env.MEMORY_GROUP}/cgroup.procs`, String(process.pid));
