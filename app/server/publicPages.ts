import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderedPage } from '#kit/http/server/serve/serve.rendered.ts'
import type { Services } from '#kit/call/server/context.ts'
import { publicAddress } from '#kit/ops/server/env.ts'
import { userPageEndpoints } from '#features/content/user-page/user-page.contract.ts'
import { userPageHandlers } from '#features/content/user-page/server/user-page.handlers.ts'
import { publicPageEndpoints } from '#features/learning/public-page/public-page.contract.ts'
import { publicPageHandlers } from '#features/learning/public-page/server/public-page.handlers.ts'
import type { PublicKind, PublicPage, RenderPublicPage } from '../publicPages.ts'
import { words } from '../words/all.ts'

const calls = {
  course: [publicPageEndpoints.course, publicPageHandlers.course],
  product: [publicPageEndpoints.product, publicPageHandlers.product],
  activity: [publicPageEndpoints.activity, publicPageHandlers.activity],
  creator: [userPageEndpoints.visit, userPageHandlers.visit],
} as const

/** The pages of what is public (L-page), from the bundle that the build made in `folder`; none where it was not built. */
export function publicPages(services: Services, folder: string): RenderedPage[] {
  const bundle = join(folder, 'render/render.js')
  if (!existsSync(bundle)) return []
  // Loaded by the first reader: a server that shows no page need not hold what renders them.
  let loaded: ReturnType<typeof load> | undefined
  const load = async () => ({
    template: await readFile(join(folder, 'public.html'), 'utf8'),
    ...((await import(pathToFileURL(bundle).href)) as { readonly render: RenderPublicPage }),
  })
  return Object.entries(calls).map(([kind, [endpoint, handler]]) => ({
    url: `/learn/${kind}/:id`,
    endpoint,
    handler: handler as RenderedPage['handler'],
    render: async (data, { language, path }) => {
      const { template, render } = await (loaded ??= load())
      return render(template, pageOf(kind as PublicKind, data), {
        language,
        phrases: words[language],
        timeZone: services.env.TZ_DEFAULT,
        origin: publicAddress(services.env).replace(/\/$/, ''),
        path,
      })
    },
  }))
}

const pageOf = (kind: PublicKind, data: unknown): PublicPage =>
  data === undefined ? { kind: 'absent' } : ({ kind, data } as PublicPage)
