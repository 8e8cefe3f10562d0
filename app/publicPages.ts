import type { DataOf } from '#kit/contract/endpoint.ts'
import type { Language, Phrases } from '#kit/i18n/words.ts'
import type { publicPageEndpoints } from '#features/learning/public-page/public-page.contract.ts'
import type { userPageEndpoints } from '#features/content/user-page/user-page.contract.ts'

type Endpoints = typeof publicPageEndpoints

/** What a public page shows, by what it is a page of. */
export interface PublicPages {
  readonly course: DataOf<Endpoints['course']>
  readonly product: DataOf<Endpoints['product']>
  readonly activity: DataOf<Endpoints['activity']>
  readonly creator: DataOf<(typeof userPageEndpoints)['visit']>
}
type PublicKind = keyof PublicPages

/** A page with what it shows; `absent`: nothing public has this address. */
export type PublicPage =
  | { readonly [Kind in PublicKind]: { readonly kind: Kind; readonly data: PublicPages[Kind] } }[PublicKind]
  | { readonly kind: 'absent' }

/** What a page is rendered for. */
export interface Rendering {
  readonly language: Language
  /** All phrases of that language, by namespace. */
  readonly phrases: Readonly<Record<string, Phrases>>
  /** The IANA time zone of moments. */
  readonly timeZone: string
  /** Where people reach the server, without a slash at the end. */
  readonly origin: string
  /** The address of the page below it. */
  readonly path: string
}

/** Renders the whole document into the template that the build made. */
export type RenderPublicPage = (template: string, page: PublicPage, rendering: Rendering) => string
