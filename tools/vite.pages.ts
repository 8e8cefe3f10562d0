import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin, Rolldown, UserConfig } from 'vite'
import { themeScript } from '../kit/theme/themes.ts'
import { fileNames } from './vite.chunks.ts'

const compressible = /\.(js|css|html|svg|json)$/
const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)

/** Compresses once at build, at the highest level, so that the server only sends what lies there. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    // After writing: before it, other plugins still change the code.
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => compressible.test(name))
      await Promise.all(names.map((name) => compressFile(join(dir, name))))
    },
  }
}

async function compressFile(path: string): Promise<void> {
  const source = await readFile(path)
  if (source.length < 1024) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: source.length }
  await writeFile(`${path}.br`, await packBrotli(source, { params }))
  await writeFile(`${path}.gz`, await packGzip(source, { level: 9 }))
}

/** What chooses the page's theme before anything is painted; the policy knows it by its hash, so it goes in as it is. */
export function themed(): Plugin {
  return {
    name: 'themed',
    transformIndexHtml: () => [{ tag: 'script', children: themeScript, injectTo: 'head-prepend' }],
  }
}

/** Tells a page the version that it was built as, for what it shows once a version. */
export function versioned(): Plugin {
  return {
    name: 'versioned',
    transformIndexHtml: async () => {
      const manifest = await readFile(join(import.meta.dirname, '..', 'package.json'), 'utf8')
      const { version }: { readonly version: string } = JSON.parse(manifest)
      return [{ tag: 'meta', attrs: { name: 'version', content: version }, injectTo: 'head' }]
    },
  }
}

/** A text area measures its rows with a style attribute, which the page's policy refuses; the style's text may be set. */
export function policySafe(): Plugin {
  return {
    name: 'policy-safe',
    transform(code, id) {
      if (!id.includes('/@rc-component/input/es/calculateNodeHeight.js')) return undefined
      return { code: code.replace(/setAttribute\('style', (.+)\);/, 'style.cssText = $1;'), map: null }
    },
  }
}

const folder = (id: string) => id.replaceAll('\\', '/')
/** The parts of antd do nothing but export, which their packages do not declare: what nobody imports is left out. */
const withoutEffects = /\/node_modules\/(@rc-component|@ant-design)\/.+\.js$/

/** The first that know `light-dark()`. */
export const lightDarkBrowsers = ['chrome123', 'firefox120', 'safari17.5']

/** How a page, or several that share their sheets, are built, in the pieces that its groups name. */
export const pageBuild = (
  input: string | string[],
  groups: Rolldown.CodeSplittingGroup[] = [],
): UserConfig['build'] => ({
  target: 'es2023',
  // `light-dark()` as it is written: for older browsers each colour would become three.
  cssTarget: lightDarkBrowsers,
  assetsInlineLimit: 0,
  // Every browser of the target knows it by itself.
  modulePreload: { polyfill: false },
  // Sizes are watched by the bench, in what is really sent.
  reportCompressedSize: false,
  chunkSizeWarningLimit: 2000,
  rolldownOptions: {
    input,
    treeshake: { moduleSideEffects: [{ test: withoutEffects, sideEffects: false }] },
    output: { ...fileNames, codeSplitting: { groups } },
  },
})

// A card type names its form, its icon, its samples and how an AI writes it beside its player; a page that only plays has no
// use for them.
const sample = /\/\w+\.sample\.ts$/
const ofCard = /\/cards\/[^/]+\//
const nothing = '\0nothing'

export function withoutWriting(): Plugin {
  return {
    name: 'without-writing',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      sample.test(source) && ofCard.test(folder(importer)) ? nothing : undefined,
    load: (id) => (id === nothing ? 'export {}' : undefined),
    transform: (code, id) => (ofCard.test(folder(id)) ? { code: onlyPlaying(code), map: null } : undefined),
  }
}

const onlyPlaying = (code: string): string =>
  code
    .replace(/^ {2}editor: .*$/m, '  editor: async () => { throw new Error() },')
    .replace(/\b(\w*[gG]uide) = `[^`]*`/, "$1 = ''")
    .replace(/^ {2}icon:\s*'[^']*',$/m, "  icon: '',")
