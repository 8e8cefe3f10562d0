import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { renderedPage, type RenderedPage } from '#kit/http/server/serve/serve.rendered.ts'
import type { Services } from '#kit/call/server/context.ts'
import { publicAddress } from '#kit/ops/server/env.ts'
import { userPageEndpoints } from '#features/content/user-page/user-page.contract.ts'
import { userPageHandlers } from '#features/content/user-page/server/user-page.handlers.ts'
import { publicPageEndpoints } from '#features/learning/public-page/public-page.contract.ts'
import { publicPageHandlers } from '#features/learning/public-page/server/public-page.handlers.ts'
import type { PublicPage, Rendering, RenderPublicPage } from '../publicPages.ts'
import { words } from '../words/all.ts'

/** The pages of what is public (L-page), from the bundle that the build made in `folder`; none where it was not built. */
export function publicPages(services: Services, folder: string): RenderedPage[] {
  const bundle = join(folder, 'render/render.js')
  if (!existsSync(bundle)) return []
  // Loaded by the first reader: a server that shows no page need not hold what renders them.
  let loaded: ReturnType<typeof load> | undefined
  const load = async () => {
    const { render }: { readonly render: RenderPublicPage } = await import(pathToFileURL(bundle).href)
    return { render, template: await readFile(join(folder, 'public.html'), 'utf8') }
  }
  const show = async (page: PublicPage | undefined, reader: Pick<Rendering, 'language' | 'path'>) => {
    const { template, render } = await (loaded ??= load())
    return render(template, page ?? { kind: 'absent' }, {
      ...reader,
      phrases: words[reader.language],
      timeZone: services.env.TZ_DEFAULT,
      origin: publicAddress(services.env).replace(/\/$/, ''),
    })
  }
  const { course, product, activity } = publicPageEndpoints
  return [
    renderedPage({
      url: '/learn/course/:id',
      endpoint: course,
      handler: publicPageHandlers.course,
      render: (data, reader) => show(data && { kind: 'course', data }, reader),
    }),
    renderedPage({
      url: '/learn/product/:id',
      endpoint: product,
      handler: publicPageHandlers.product,
      render: (data, reader) => show(data && { kind: 'product', data }, reader),
    }),
    renderedPage({
      url: '/learn/activity/:id',
      endpoint: activity,
      handler: publicPageHandlers.activity,
      render: (data, reader) => show(data && { kind: 'activity', data }, reader),
    }),
    renderedPage({
      url: '/learn/creator/:id',
      endpoint: userPageEndpoints.visit,
      handler: userPageHandlers.visit,
      render: (data, reader) => show(data && { kind: 'creator', data }, reader),
    }),
  ]
}
