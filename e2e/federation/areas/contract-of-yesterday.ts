import { contractVersion as today } from '@portal/federation/contract';

/** The contract with the number before; everything else is as it is now. */
export * from '@portal/federation/contract';

export const contractVersion = today - 1;
export const supportedContracts: readonly number[] = [contractVersion, contractVersion - 1];
