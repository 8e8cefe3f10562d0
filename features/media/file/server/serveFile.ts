import { extensionIn, rightlyNamed } from '#kit/files/fileType.ts'
import type { Services } from '#kit/call/server/context.ts'
import type { ServedFile } from '#kit/http/server/serve/serve.files.ts'
import { attachment } from '#kit/http/server/serve/serve.files.ts'
import type { StoredFile } from './store/fileUrl.ts'
import { remainingMs } from './store/fileUrl.ts'
import { fileOf } from './showFiles.ts'

/** Its owner may call it anything; what is saved still ends like what it is. */
const nameOf = ({ name, key }: StoredFile) => rightlyNamed(name, { extension: extensionIn(key) })

const keyForm = /^[\w-]{22,}\.\w{2,5}$/
const aYear = 365 * 24 * 3600

/** Whatever a file holds, a browser that opens it by itself runs nothing of it. */
const inert = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
}

/** A kept file under `/files/<key>`, or undefined for a real 404, also where a private one's address ran out. */
export async function serveFile(
  services: Services,
  key: string,
  query: Readonly<Record<string, string | undefined>>,
): Promise<ServedFile | undefined> {
  if (!keyForm.test(key)) return undefined
  const found = await fileOf(services.database.db, key)
  if (!found) return undefined
  const { file, isThumb } = found
  const left = file.status === 'public' ? aYear * 1000 : remainingMs(key, query, services)
  if (left === undefined) return undefined
  const age = `max-age=${Math.floor(left / 1000)}`
  return {
    size: isThumb ? (file.thumbSize ?? 0) : file.size,
    etag: `"${key}"`,
    open: (range) => services.files.read(key, range).catch(() => undefined),
    headers: {
      ...inert,
      'content-type': isThumb ? 'image/webp' : file.mime,
      // What a browser might show by itself is saved instead.
      ...(file.kind === 'document' && { 'content-disposition': attachment(nameOf(file)) }),
      'cache-control': file.status === 'public' ? `public, ${age}, immutable` : `private, ${age}`,
    },
  }
}
