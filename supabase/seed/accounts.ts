import accounts from './data/accounts.json' with { type: 'json' };

export interface DemoAccount {
  id: string;
  email: string;
  password: string;
  fullName: string;
}

/** The accounts that can sign in to the demo; they exist in no real installation. */
export const demoAccounts: Record<keyof typeof accounts, DemoAccount> = accounts;
