import { contractVersion as today } from '@portal/federation/contract';

/** The contract with the next number; everything else is as it is now. */
export * from '@portal/federation/contract';

export const contractVersion = today + 1;
export const supportedContracts: readonly number[] = [contractVersion, today];
