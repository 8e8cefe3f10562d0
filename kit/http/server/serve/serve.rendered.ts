import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DataOf, Endpoint } from '#kit/contract/endpoint.ts'
import { Fault, kitFaults } from '#kit/contract/fault.ts'
import type { Language } from '#kit/i18n/words.ts'
import { languages } from '#kit/i18n/words.ts'
import type { AnyHandler, Handler } from '#kit/call/server/context.ts'
import { prepare } from '#kit/call/server/perform.ts'
import { sendDocument } from './serve.documents.ts'
import type { Serving } from './serve.ts'
import { requestOf } from './serve.ts'

interface Reader {
  readonly language: Language
  /** The address below the origin, without its query. */
  readonly path: string
}

/** A page that the server renders of what a call answers to anybody. */
export interface RenderedPage<E = Endpoint, H = AnyHandler> {
  /** With `:id`, a whole number: `/learn/course/:id`. */
  readonly url: string
  /** A read that takes the record's id. */
  readonly endpoint: E
  readonly handler: H
  /** The document; `data` undefined: nothing public has this number. */
  readonly render: (data: DataOf<E> | undefined, reader: Reader) => Promise<string>
}

/** A page whose handler and rendering fit its call. */
export const renderedPage = <E extends Endpoint>(page: RenderedPage<E, Handler<E>>): RenderedPage =>
  page as unknown as RenderedPage

interface Address {
  readonly Params: { readonly id: string }
  readonly Querystring: { readonly lang?: string }
}

/** Mounts pages that anybody can read without a script: in the language of `?lang`, else of the browser. */
export function mountRendered(app: FastifyInstance, serving: Serving, pages: readonly RenderedPage[]): void {
  for (const { url, endpoint, handler, render } of pages) {
    const perform = prepare(serving.services, endpoint, handler)
    const read = async (request: FastifyRequest<Address>, language: Language): Promise<unknown> => {
      // Nobody is signed in by an address: the page is the same for all who read its language.
      const reader = { ...requestOf(request), visitor: undefined, language }
      const raw = { body: undefined, query: { id: request.params.id }, upload: undefined, key: undefined }
      try {
        const answer = String(await perform(reader, raw))
        return JSON.parse(answer, directly(app.filesOrigin(request.headers))).data
      } catch (error) {
        if (isAbsent(error)) return undefined
        throw error
      }
    }
    app.get<Address>(url, async (request, reply) => {
      const named = languages.find((language) => language === request.query.lang)
      const language = named ?? requestOf(request).language
      const data = await read(request, language)
      const html = await render(data, { language, path: request.url.split('?')[0] ?? '' })
      return sendDocument(request, reply, {
        status: data === undefined ? 404 : 200,
        type: 'text/html; charset=utf-8',
        body: html,
      })
    })
  }
}

/** A reviver that names the origin of people's files, which saves a page the way there. */
const directly =
  (filesOrigin = '') =>
  (_key: string, value: unknown): unknown =>
    typeof value === 'string' && value.startsWith('/files/') ? filesOrigin + value : value

const isAbsent = (error: unknown): boolean =>
  error instanceof Fault && [kitFaults.notFound.code, kitFaults.invalid.code].includes(error.row.code)
