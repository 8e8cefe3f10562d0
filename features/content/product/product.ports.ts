import { port } from '#kit/contract/port.ts'

/** How many learners came to each of these products by a code that they scanned; a product without any is left out. */
export const qrUsersOfProducts = port<
  { readonly productIds: readonly number[] },
  ReadonlyMap<number, number>
>('qrUsersOfProducts')
