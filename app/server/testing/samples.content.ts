import type { Made, Sample, Scene } from '#kit/testing/server/sample.ts'
import { byId, crud, idBody, nothing, ownerOf } from '#kit/testing/server/sample.ts'
import { ability } from '#features/content/ability/ability.contract.ts'
import { makeAbility } from '#features/content/ability/server/makeAbility.ts'
import { auditRecordTable } from '#features/content/audit/server/auditRecord.table.ts'
import { career } from '#features/content/career/career.contract.ts'
import { makeCareer } from '#features/content/career/server/makeCareer.ts'
import { authorizationTable } from '#features/content/authorization/server/authorization.table.ts'
import { course } from '#features/content/course/course.contract.ts'
import { makeCourse } from '#features/content/course/server/makeCourse.ts'
import { product } from '#features/content/product/product.contract.ts'
import { makeProduct } from '#features/content/product/server/makeProduct.ts'
import { makeUser } from '#features/people/user/server/makeUser.ts'
import { makeUserPage, userPageContent } from '#features/content/user-page/server/makeUserPage.ts'
import { userPageTable } from '#features/content/user-page/server/user-page.table.ts'
import type { userPageEndpoints } from '#features/content/user-page/user-page.contract.ts'
import { userPage } from '#features/content/user-page/user-page.contract.ts'
import { forms } from './forms.ts'

const contentOf = (name: string) => forms[name]?.content ?? (async () => ({}))

/** The state in which a reviewed record is what the scene says. */
const reviewed = ({ standing }: Scene) =>
  standing === 'open' ? 'public' : standing === 'underReview' ? 'reviewing' : 'draft'

/** Notes that the actor decided on this record earlier. */
export async function noteDecision({ services, actorId }: Scene, resource: string, resourceId: number) {
  const decision = { result: 'rejected', reason: 'Say more', reviewerId: actorId, at: services.now() }
  await services.database.db
    .insert(auditRecordTable)
    .values({ resource, resourceId, title: '', creatorId: null, ...decision })
}

/** Lets the actor edit a course or product, or follow its learners. */
export async function entrust(
  { services, actorId, otherId }: Scene,
  targetType: 'course' | 'product',
  targetId: number,
) {
  const at = services.now()
  const [row] = await services.database.db
    .insert(authorizationTable)
    .values({
      ...{ targetType, targetId, userId: actorId, creatorId: otherId, createdAt: at, updatedAt: at },
      privileges: ['editContent', 'viewLearners', 'gradeAssignments', 'answerMessages'],
    })
    .returning({ id: authorizationTable.id })
  return row?.id ?? 0
}

const shown = ({ id, status }: { readonly id: number; readonly status: string }): Made => ({ id, status })

export const abilitySample: Sample<keyof typeof ability.endpoints> = {
  make: async (scene) => {
    const made = await makeAbility(scene.services, { creatorId: ownerOf(scene), status: reviewed(scene) })
    if (scene.standing === 'decided') await noteDecision(scene, 'ability', made.id)
    return shown(made)
  },
  calls: crud(ability, contentOf('ability')),
}

export const careerSample: Sample<keyof typeof career.endpoints | 'sort'> = {
  make: async (scene) => {
    const made = await makeCareer(scene.services, {
      ...{ creatorId: ownerOf(scene), status: reviewed(scene), cover: '' },
    })
    if (scene.standing === 'decided') await noteDecision(scene, 'career', made.id)
    return shown(made)
  },
  calls: { ...crud(career, contentOf('career')), sort: ({ id }) => ({ body: { ids: [id] } }) },
}

/** A product that the standing shows to the actor; it sells this. */
export async function sold(scene: Scene, given: { courseIds?: number[]; activityIds?: number[] }) {
  const status = scene.standing === 'underReview' ? 'reviewing' : 'draft'
  const made = { creatorId: scene.otherId, cover: '', careerIds: [], status, ...given }
  const { id } = await makeProduct(scene.services, made)
  if (scene.standing === 'decided') await noteDecision(scene, 'product', id)
}

export const productSample: Sample<keyof typeof product.endpoints | 'copy'> = {
  make: async (scene) => {
    const made = await makeProduct(scene.services, {
      ...{ creatorId: ownerOf(scene), status: reviewed(scene), cover: '' },
      ...{ activityIds: [1], careerIds: [1] },
    })
    if (scene.standing === 'decided') await noteDecision(scene, 'product', made.id)
    if (scene.standing === 'entrusted') await entrust(scene, 'product', made.id)
    return shown(made)
  },
  calls: { ...crud(product, contentOf('product')), copy: idBody },
}

async function makeCourseOf(scene: Scene): Promise<Made> {
  const { services, standing, actorId, otherId } = scene
  const made = await makeCourse(services, {
    creatorId: ownerOf(scene),
    status: standing === 'open' ? 'public' : 'draft',
    instructorIds: [standing === 'named' ? actorId : otherId],
    careerIds: [],
    places: [],
  })
  if (standing === 'underReview' || standing === 'decided') await sold(scene, { courseIds: [made.id] })
  return shown(made)
}

export const courseSample: Sample<keyof typeof course.endpoints | 'copy'> = {
  make: async (scene) => {
    const made = await makeCourseOf(scene)
    if (scene.standing === 'entrusted') await entrust(scene, 'course', made.id)
    return made
  },
  calls: { ...crud(course, contentOf('course')), copy: idBody },
}

/** Of a course; only its assistant and its managers see what was given. */
export const courseAuthSample: Sample<'page' | 'get' | 'create' | 'update' | 'delete'> = {
  make: async (scene) => {
    const { id: targetId } = await makeCourseOf(scene)
    const whose = scene.standing === 'entrusted' ? scene : { ...scene, actorId: scene.otherId }
    return { id: await entrust(whose, 'course', targetId), targetId }
  },
  calls: {
    page: () => ({ body: {} }),
    get: byId,
    create: ({ targetId }, { services }) => assisting(services, targetId),
    update: ({ id }) => ({ body: { id, privileges: ['viewLearners'], revision: 1 } }),
    delete: byId,
  },
}

async function assisting(services: Scene['services'], targetId: number | string | undefined) {
  const { id: userId } = await makeUser(services.database.db, { roles: ['teacher'] })
  return { body: { targetType: 'course', targetId, userId, privileges: ['viewLearners'] } }
}

/** One a person: that of an earlier scene is met again. */
export const userPageSample: Sample<keyof typeof userPageEndpoints> = {
  make: async (scene) => {
    const { services, standing, actorId } = scene
    const { db } = services.database
    const creatorId = standing === 'own' ? actorId : (await makeUser(db, {})).id
    const known = (await db.select().from(userPageTable)).find((page) => page.creatorId === creatorId)
    if (known) return { ...shown(known), creatorId }
    const made = await makeUserPage(services, { creatorId, status: reviewed(scene) })
    if (standing === 'decided') await noteDecision(scene, 'user-page', made.id)
    return { ...shown(made), creatorId }
  },
  calls: {
    ...crud(userPage, userPageContent),
    owner: nothing,
    visit: ({ creatorId = 0 }) => ({ query: { id: creatorId } }),
  },
}
