import { port } from '#kit/contract/port.ts'

/** Until the transaction ends nobody else changes this account or its factors, nor signs in to it. */
export const holdOwner = port<{ readonly userId: number }, undefined>('holdOwner')
