/** A file of an activity, as its store knows it. */
export interface KnownFile {
  readonly name: string
  readonly mime: string
  /** In pixels, of pictures. */
  readonly width?: number | null
  readonly height?: number | null
}

/** A file as contents of H5P name it. */
export interface OutFile {
  /** Below `content/`. */
  readonly path: string
  readonly mime: string
  readonly width?: number
  readonly height?: number
  readonly copyright: { readonly license: string }
}

const folders: Readonly<Record<string, string>> = { image: 'images', audio: 'audios', video: 'videos' }
const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/aac': 'aac',
  'audio/wav': 'wav',
  'audio/ogg': 'ogg',
  'audio/webm': 'webm',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
}

/** The files of a package in the making: those that its contents name, by their ids. */
export class H5pFiles {
  readonly used = new Map<number, OutFile>()
  readonly #known: ReadonlyMap<number, KnownFile>

  constructor(known: ReadonlyMap<number, KnownFile>) {
    this.#known = known
  }

  /** The file under its path in the package; undefined where it is missing or of a kind that H5P takes none of. */
  out(fileId: number | null): OutFile | undefined {
    const known = fileId === null ? undefined : this.#known.get(fileId)
    const folder = folders[known?.mime.split('/')[0] ?? '']
    const extension = extensions[known?.mime ?? '']
    if (fileId === null || !known || !folder || !extension) return undefined
    const name = known.name
      .replace(/\.[^.]*$/, '')
      .replace(/[^\w-]+/g, '-')
      .slice(0, 60)
    const file = {
      path: `${folder}/${fileId}-${name}.${extension}`,
      mime: known.mime,
      // By these H5P reckons how high a picture stands under its points.
      ...(known.width && known.height && { width: known.width, height: known.height }),
      copyright: { license: 'U' },
    }
    this.used.set(fileId, file)
    return file
  }
}
