import type { ByteRange } from './fileStore.ts'

/**
 * The one range of a `Range` header (RFC 9110, 14.2) over `size` bytes. `beyond`: nothing of it is there, which is answered
 * 416. A header that is none, or asks for several ranges at once, is answered with the whole.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'beyond' | undefined {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  const [, from = '', to = ''] = found ?? []
  if (!found || (from === '' && to === '')) return undefined
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length > 0 ? { start: size - length, end: size - 1 } : 'beyond'
  }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return undefined
  return start < size ? { start, end } : 'beyond'
}
