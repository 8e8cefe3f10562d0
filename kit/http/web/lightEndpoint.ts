import type { AnyEndpoint } from './client.ts'

/** All that a client needs of an endpoint in order to call it. */
export type Address = Pick<AnyEndpoint, 'method' | 'path' | 'effect'>

/**
 * Stands for an endpoint on a page that is to stay small: the contract itself would bring zod along. `E` gives the types;
 * a test checks that the address is the contract's own.
 */
export const lightEndpoint = <E extends AnyEndpoint>(address: Address): E => address as E
