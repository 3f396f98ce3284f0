import { lists } from './list-screen.ts';
import { testFaults } from './table-faults.ts';

testFaults(lists.jobs);
