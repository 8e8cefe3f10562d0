import { fsyncSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Init = Parameters<NodeFS['init']>
type PreRun = NonNullable<Init[1]['preRun']>[number]

/**
 * The engine as shipped never syncs: it starts with `-F`, and its file layer has no fsync. Both are mended here;
 * only the method `fsync` reaches that layer (its fdatasync is an empty function). 64 MB of buffers instead of 128
 * save 70 MB of memory, and what falls out of them is in the system's cache.
 */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
  ...['-c', 'shared_buffers=64MB'],
  ...['-c', 'min_wal_size=32MB'],
  ...['-c', 'max_wal_size=128MB'],
]

/** The engine's folder on the disk, with an fsync that reaches the disk; counts them for the test. */
export class SyncedFolder extends NodeFS {
  syncs = 0

  override async init(...[engine, options]: Init): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(engine, options)
    const syncStreams: PreRun = (module) => {
      module.FS.filesystems.NODEFS.stream_ops.fsync = (stream: { nfd: number }) => {
        fsyncSync(stream.nfd)
        this.syncs += 1
        return 0
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), syncStreams] } }
  }
}
