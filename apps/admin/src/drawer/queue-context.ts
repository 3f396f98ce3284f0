import { createContext } from 'react';

/** Whether the drawer is a queue: the record on the left, the decision on the right, and nothing else of the page. */
export const QueueContext = createContext(false);
