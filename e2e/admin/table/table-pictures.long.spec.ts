import { lists } from './list-screen.ts';
import { testPictures } from './table-pictures.ts';

// All lists share their table and form: `table-pictures.soak.ts` takes the other one.
testPictures(lists.events);
