import { z } from 'zod'
import { roles } from '#kit/contract/role.ts'
import type { Services } from '#kit/call/server/context.ts'
import type { SchoolPart } from '#features/insight/example-school/server/parts.ts'
import type { Links } from './activities.ts'
import { makeActivities } from './activities.ts'
import { makeAgents } from './agents.ts'
import { makeAiConfigs } from './aiConfigs.ts'
import { makeAssistants } from './assistants.ts'
import { makeBanners } from './banners.ts'
import { makeAbilities, makeCareers, makeTags, type DemoContext } from './base.ts'
import { codeEvents } from './codes.ts'
import { courseSteps } from './courseLearners.ts'
import { courseOfActivity, makeCourses, placeActivities, tasters } from './courses.ts'
import { replay } from './demoEvents.ts'
import { makeLearnings } from './learners.ts'
import { makeMessages } from './messages.ts'
import { orderEvents } from './orders.ts'
import { assignAvatars, closeAccounts, makePeople } from './people.ts'
import { makeGallery } from './pictures/gallery.ts'
import { makeProducts } from './products.ts'
import { makeUnitsAndVoices } from './speech.ts'
import { makeUserPages } from './userPages.ts'
import { makeAnswers } from './works.ts'

const id = z.number()
const ids = z.array(id)
const people = z.object({
  guides: z.array(z.object({ username: z.string(), roles: z.array(z.enum(roles)) })),
  ...{ ids, superId: id, adminId: id, auditorId: id, designerIds: ids, teacherIds: ids, learnerIds: ids },
})

/** What the parts of the school need of those before, as JSON keeps it. */
const madeSchema = z.object({
  people,
  drawn: z.array(z.tuple([z.string(), z.object({ id, url: z.string() })])),
  ...{ tagIds: ids, abilityIds: ids, careerIds: ids, courseIds: ids, productIds: ids },
  activityIds: z.array(z.tuple([z.string(), id])),
})
export type Made = z.output<typeof madeSchema>

/** Numbers of nothing; the first part makes the people. */
const nothing = { tagIds: [], abilityIds: [], careerIds: [], courseIds: [], productIds: [], activityIds: [] }

type Part = (demo: DemoContext, made: Made) => Promise<Partial<Made>>

const linksOf = ({ abilityIds, careerIds, tagIds }: Made): Links => ({ abilityIds, careerIds, tagIds })

const makeAllTags: Part = async (demo) => ({ tagIds: await makeTags(demo) })
const makeAllAbilities: Part = async (demo) => ({ abilityIds: await makeAbilities(demo) })

const makeAllCareers: Part = async (demo, { abilityIds, tagIds }) => ({
  careerIds: await makeCareers(demo, { abilityIds, tagIds }),
})

const makeAllCourses: Part = async (demo, made) => ({ courseIds: await makeCourses(demo, linksOf(made)) })

/** Behind the courses, because an activity names the one that it belongs to. */
const makeAllActivities: Part = async (demo, made) => {
  const courseOf = courseOfActivity(made.courseIds)
  return { activityIds: [...(await makeActivities(demo, { ...linksOf(made), courseOf, tasters }))] }
}

async function makeSales(demo: DemoContext, made: Made): Promise<Partial<Made>> {
  const { courseIds } = made
  const activityIds = new Map(made.activityIds)
  const products = await makeProducts(demo, { ...linksOf(made), courseIds, activityIds })
  await replay([
    ...(await placeActivities(demo, courseIds, activityIds)),
    ...products.events,
    ...codeEvents(demo, products.ids),
    ...orderEvents(demo, products.ids),
  ])
  return { productIds: [...products.ids] }
}

const makeAllLearnings: Part = async (demo, { courseIds }) => {
  await makeLearnings(demo, await courseSteps(demo, courseIds))
  return {}
}

const makeWorks: Part = async (demo) => {
  await makeAnswers(demo)
  return {}
}

/** What acts on everybody who works or learns here, so that a school among what is real goes without. */
async function makeForAll(demo: DemoContext, { courseIds }: Made): Promise<Partial<Made>> {
  await makeUnitsAndVoices(demo)
  await makeAgents(demo)
  await makeAiConfigs(demo)
  await makeBanners(demo, courseIds)
  return {}
}

const makeTalks: Part = async (demo, { courseIds, productIds }) => {
  await makeAssistants(demo, { course: courseIds, product: productIds })
  await makeMessages(demo)
  return {}
}

const makePages: Part = async (demo, { tagIds }) => {
  await makeUserPages(demo, tagIds)
  return {}
}

const close: Part = async ({ services, people: everybody }) => {
  await closeAccounts(services, everybody)
  return {}
}

async function begin(services: Services, password: string | undefined): Promise<Made> {
  const everybody = await makePeople(services, password)
  const gallery = makeGallery(services, everybody.designerIds[0] ?? 0)
  await assignAvatars(services, gallery, everybody)
  return madeSchema.parse({ ...nothing, people: everybody, drawn: await gallery.all() })
}

/** One part after the other, each with what those before it made. */
const goOn = (part: Part) => async (services: Services, carried: unknown) => {
  const made = madeSchema.parse(carried)
  const gallery = makeGallery(services, made.people.designerIds[0] ?? 0, made.drawn)
  const added = await part({ services, gallery, people: made.people }, made)
  return madeSchema.parse({ ...made, ...added, drawn: await gallery.all() })
}

const contents: readonly Part[] = [
  ...[makeAllTags, makeAllAbilities, makeAllCareers, makeAllCourses, makeAllActivities],
  ...[makeSales, makeAllLearnings, makeWorks],
]

/** The parts of a school among what is real: nobody in it can sign in, and nothing of it acts on others. */
export const exampleParts: readonly SchoolPart[] = [
  (services) => begin(services, undefined),
  ...[...contents, makeTalks, makePages, close].map(goOn),
]

/** Makes the whole school to look at, whose people sign in with this password. */
export async function makeDemo(services: Services, password: string): Promise<Made> {
  let made = await begin(services, password)
  for (const part of [...contents, makeForAll, makeTalks, makePages]) made = await goOn(part)(services, made)
  return made
}
