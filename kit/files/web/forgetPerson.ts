import { forgetUploads } from './unfinished.ts'

/**
 * Takes away what this browser's storages hold of one person: what is somebody's lies under `lectern.<what>.<user id>`, with
 * more behind a dot. Unfinished uploads name nobody, so all of them go.
 */
export function forgetPerson(userId: number): void {
  const isTheirs = new RegExp(`^lectern\\.[\\w-]+\\.${userId}(\\.|$)`, 'u')
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (isTheirs.test(key)) storage.removeItem(key)
  forgetUploads()
}
