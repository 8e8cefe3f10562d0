import type { Made, Scene } from '#kit/testing/server/sample.ts'
import { makeAuthorization } from './makeAuthorization.ts'

/** For tests: how a record is made that is entrusted to its actor where the scene says so. */
export const makeEntrusted =
  (kind: 'course' | 'product', make: (scene: Scene) => Promise<Made>) =>
  async (scene: Scene): Promise<Made> => {
    const made = await make(scene)
    if (scene.relation === 'entrusted') await makeAuthorization(scene, kind, made.id)
    return made
  }
