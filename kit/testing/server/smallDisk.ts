import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of a bounded size, for what is done when it is full. */
export interface SmallDisk {
  readonly folder: string
  /** False where the system let nobody mount one; then `folder` is one like all others. */
  readonly isMounted: boolean
  /** Leaves at most so many bytes free; what filled it before is gone. */
  fill(free: number): void
  /** Gives the space back. */
  clear(): void
  unmount(): void
}

/** Who may not mount one has none, but where everything must be tested: there it is a failure. */
export function mountSmallDisk(bytes: number, files: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'))
  const isMounted = mount(folder, bytes, files)
  const filler = join(folder, 'filler')
  const clear = (): void => rmSync(filler, { force: true })
  return {
    folder,
    isMounted,
    clear,
    fill(free) {
      clear()
      const file = openSync(filler, 'w')
      const chunk = Buffer.alloc(64 * 1024)
      try {
        for (let size = 0; size < bytes - free; size += writeSync(file, chunk));
      } catch {
        // It is full to the last byte.
      } finally {
        closeSync(file)
      }
    },
    unmount() {
      if (isMounted) execFileSync('umount', [folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function mount(folder: string, bytes: number, files: number): boolean {
  const options = `size=${bytes},nr_inodes=${files}`
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch (error) {
    if (process.env['CI']) throw error
    return false
  }
}
