import { port } from '#kit/contract/port.ts'
import type { Privilege } from '#features/content/course/course.privileges.ts'

/** How many learners came to each of these products by a code that they scanned; a product without any is left out. */
export const qrUsersOfProducts = port<
  { readonly productIds: readonly number[] },
  ReadonlyMap<number, number>
>('qrUsersOfProducts')

/** To whom a product is entrusted, and what each of them may do, in the order in which they were given it. */
export const assistantsOfProduct = port<
  { readonly productId: number },
  readonly {
    readonly userId: number
    readonly userName: string
    readonly privileges: readonly Privilege[]
  }[]
>('assistantsOfProduct')
