import sharp from 'sharp'
import { build, type Plugin, type Rollup } from 'vite'

const mark = 'app/frame/mark.svg'
const brand = '#64c2e0'
const sizes = [192, 512] as const
/** A launcher may cut a circle out of it: what matters lies in the middle. */
const inset = 0.1

/** What makes the learner's page installable: its manifest with pictures, and the worker that opens it without a connection. */
export function installable(worker: string): Plugin {
  return {
    name: 'installable',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'link', attrs: { rel: 'manifest', href: '/learn.webmanifest' }, injectTo: 'head' },
      ],
    },
    // After the others have made their files, which the worker has to know by name.
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const icons: Icon[] = []
        for (const size of sizes) {
          const icon = { type: 'asset', name: `icon-${size}.png`, source: await drawIcon(size) } as const
          icons.push({ size, path: `/${this.getFileName(this.emitFile(icon))}` })
        }
        const source = JSON.stringify(manifest(icons))
        this.emitFile({ type: 'asset', fileName: 'learn.webmanifest', source })
        const code = await bundleWorker(worker, bundle)
        this.emitFile({ type: 'asset', fileName: 'learn-worker.js', source: code })
      },
    },
  }
}

interface Icon {
  readonly size: number
  readonly path: string
}

const manifest = (icons: readonly Icon[]) => ({
  id: '/learn',
  name: 'Lectern',
  short_name: 'Lectern',
  start_url: '/learn',
  scope: '/learn',
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: brand,
  icons: icons.map(({ size, path }) => ({
    src: path,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  })),
})

/** The mark on its colour, to the very edge. */
async function drawIcon(size: number): Promise<Buffer> {
  const inner = Math.round(size * (1 - 2 * inset))
  const drawn = await sharp(mark, { density: 72 * 16 })
    .resize(inner, inner)
    .png()
    .toBuffer()
  const channels = 4
  return sharp({ create: { width: size, height: size, channels, background: brand } })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

const files = (bundle: Rollup.OutputBundle): string[] =>
  Object.keys(bundle).filter((name) => name.startsWith('assets/'))

/** The entry with all that it loads before it runs, and their styles. */
function shellOf(bundle: Rollup.OutputBundle): string[] {
  const found = new Set<string>()
  const add = (name: string) => {
    const chunk = bundle[name]
    if (found.has(name) || chunk?.type !== 'chunk') return
    found.add(name)
    chunk.viteMetadata?.importedCss.forEach((style) => found.add(style))
    chunk.imports.forEach(add)
  }
  for (const [name, file] of Object.entries(bundle)) if (file.type === 'chunk' && file.isEntry) add(name)
  return [...found]
}

/** One script without imports, as every browser takes a worker. */
async function bundleWorker(input: string, bundle: Rollup.OutputBundle): Promise<string> {
  const addresses = (names: readonly string[]) => JSON.stringify(names.map((name) => `/${name}`))
  const define = { shellFiles: addresses(shellOf(bundle)), everyFile: addresses(files(bundle)) }
  const made = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define,
    build: { write: false, target: 'es2023', rolldownOptions: { input, output: { format: 'iife' } } },
  })
  const [output] = [made].flat()
  if (!output || !('output' in output)) throw new Error('the worker was not built')
  return output.output[0].code
}
