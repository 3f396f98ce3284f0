import { lists } from './list-screen.ts';
import { testPictures } from './table-pictures.ts';

testPictures(lists.jobs);
