import { lightEndpoint } from '#kit/http/web/lightEndpoint.ts'
import type { preferenceEndpoints } from '#features/people/preference/preference.contract.ts'

/** What keeps a theme with its person, without the contract's zod. */
export const themeCalls = {
  update: lightEndpoint<(typeof preferenceEndpoints)['update']>({
    method: 'PUT',
    path: '/system/preference/update',
    effect: 'write',
  }),
}
