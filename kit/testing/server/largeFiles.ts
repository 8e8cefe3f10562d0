import { createCipheriv } from 'node:crypto'
import { mp4 } from './smallFiles.ts'

/** Bytes that look like no others, and the same each time, so that any two in the wrong order are found. */
export const noise = (size: number): Buffer =>
  createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16)).update(Buffer.alloc(size))

/** A film of exactly so many bytes. */
export function film(size: number): Buffer {
  const start = mp4({ size: 0 }).length
  return Buffer.concat([mp4({ size: size - start }).subarray(0, start), noise(size - start)])
}
