import { kitFaults } from '#kit/contract/fault.ts'
import { isRefusal } from './refusal.ts'

/** Asks the person to prove once more that it is they; false where they would rather not. */
type Confirm = () => Promise<boolean>

let confirm: Confirm | undefined
let confirming: Promise<boolean> | undefined

/** Says how this page asks. Without it such a call is refused like any other. */
export function provideConfirmation(how: Confirm): void {
  confirm = how
}

/**
 * Sends a call; where the server wants to know first that it is really they, the person is asked, once for all calls that wait,
 * and the call is sent again as it was. @throws what the call throws
 */
export async function afterConfirmation<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (!confirm || !isRefusal(error, kitFaults.unconfirmed.code)) throw error
    confirming ??= confirm().finally(() => (confirming = undefined))
    if (!(await confirming)) throw error
    return send()
  }
}
