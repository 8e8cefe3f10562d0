import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Language } from '#kit/i18n/words.ts'
import type { PictureSize } from './guide.html.ts'

const ending = '.webp'

/** The pictures of a guide, by their names: `home.en.webp`. */
export async function readPictures(folder: string): Promise<ReadonlyMap<string, PictureSize>> {
  if (!existsSync(folder)) return new Map()
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending))
  const sizes = names.toSorted().map(async (name): Promise<[string, PictureSize]> => {
    const { width, height } = await sharp(join(folder, name)).metadata()
    return [name, { width, height }]
  })
  return new Map(await Promise.all(sizes))
}

/** The Markdown of these pages in a language; undefined where there is no such file. */
export async function readMarkdownFiles(
  folder: string,
  language: Language,
  names: readonly string[],
): Promise<ReadonlyMap<string, string | undefined>> {
  const files = names.map(async (name): Promise<[string, string | undefined]> => {
    const path = join(folder, language, `${name}.md`)
    return [name, existsSync(path) ? await readFile(path, 'utf8') : undefined]
  })
  return new Map(await Promise.all(files))
}
