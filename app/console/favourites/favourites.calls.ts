import type { Endpoint } from '#kit/contract/endpoint.ts'
import { lightEndpoint } from '#kit/http/web/lightEndpoint.ts'
import type { Favourite, NamedFavourite } from '#features/people/preference/favourite.ts'

/** What reads and sets favourites, without the contract's zod: the sidebar is on every screen. */
export const favouriteCalls = {
  list: lightEndpoint<Endpoint<undefined, undefined, NamedFavourite[]>>({
    method: 'GET',
    path: '/system/preference/favourites',
    effect: 'read',
  }),
  update: lightEndpoint<Endpoint<{ readonly favourites: readonly Favourite[] }, undefined, true>>({
    method: 'PUT',
    path: '/system/preference/update',
    effect: 'write',
  }),
}

/** As the contract has it; a test compares. */
export const mostFavourites = 20
