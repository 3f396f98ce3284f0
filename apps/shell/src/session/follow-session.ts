import type { QueryClient } from '@portal/api/query';
import { startSession } from '@portal/auth';
import { showToast } from '@portal/ui/toast';
import type { createStore } from 'jotai';

type Store = ReturnType<typeof createStore>;
