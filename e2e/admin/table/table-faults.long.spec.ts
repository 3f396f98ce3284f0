import { lists } from './list-screen.ts';
import { testFaults } from './table-faults.ts';

// All lists share their table and form: `table-faults.soak.ts` takes the other one.
testFaults(lists.events);
