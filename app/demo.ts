import type { Services } from '#kit/call/server/context.ts'
import { generatePassword } from '#kit/secret/server/password.ts'
import { userTable } from '#features/people/user/server/user.table.ts'
import { isNamed } from '#features/people/user/server/user.queries.ts'
import type { Links } from './server/demo/activities.ts'
import { makeActivities } from './server/demo/activities.ts'
import { makeAgents } from './server/demo/agents.ts'
import { makeAiConfigs } from './server/demo/aiConfigs.ts'
import { makeAssistants } from './server/demo/assistants.ts'
import { makeBanners } from './server/demo/banners.ts'
import { makeAbilities, makeCareers, makeTags } from './server/demo/base.ts'
import type { DemoContext } from './server/demo/base.ts'
import { codeEvents } from './server/demo/codes.ts'
import { courseSteps } from './server/demo/courseLearners.ts'
import { courseOfActivity, makeCourses, placeActivities, tasters } from './server/demo/courses.ts'
import { replay } from './server/demo/demoEvents.ts'
import { makeGallery } from './server/demo/pictures/gallery.ts'
import { makeLearnings } from './server/demo/learners.ts'
import { makeMessages } from './server/demo/messages.ts'
import { orderEvents } from './server/demo/orders.ts'
import { guides } from './server/demo/data/people.data.ts'
import { assignAvatars, makePeople } from './server/demo/people.ts'
import { makeProducts } from './server/demo/products.ts'
import { makeUnitsAndVoices } from './server/demo/speech.ts'
import { makeUserPages } from './server/demo/userPages.ts'
import { makeAnswers } from './server/demo/works.ts'

/**
 * Fills in a believable school for `npm start -- --demo`, once: in one transaction, so whoever is interrupted starts again
 * with nothing. Prints the names and the password of one user of each role.
 */
export async function fillDemo(services: Services, print: (line: string) => void): Promise<void> {
  const [first] = guides
  const { db } = services.database
  const existing = await db
    .select({ id: userTable.id })
    .from(userTable)
    .where(isNamed(first?.[0] ?? ''))
  if (existing.length > 0) {
    print(
      '\n  The demonstration school is there already. A forgotten password: npm run user -- password NAME',
    )
    return
  }
  const password = generatePassword(12)
  const people = await db.transaction(async (inside) => {
    const all = { ...services, database: { ...services.database, db: inside } }
    return fill(all, password)
  })
  print('\n  The demonstration school is filled in. Everybody in it is made up; sign in as:')
  for (const { username, roles } of people.guides)
    print(`    ${username.padEnd(16)}${password}  (${roles.join(', ')})`)
}

async function fill(services: Services, password: string) {
  const people = await makePeople(services, password)
  const gallery = makeGallery(services, people.designerIds[0] ?? 0)
  const demo: DemoContext = { services, gallery, people }
  await assignAvatars(services, gallery, people)
  const tagIds = await makeTags(demo)
  const abilityIds = await makeAbilities(demo)
  const careerIds = await makeCareers(demo, { abilityIds, tagIds })
  await makeContents(demo, { abilityIds, careerIds, tagIds })
  return people
}

/** What is learned and sold: courses first, because an activity names the one that it belongs to. */
async function makeContents(demo: DemoContext, links: Links): Promise<void> {
  const courseIds = await makeCourses(demo, links)
  const courseOf = courseOfActivity(courseIds)
  const activityIds = await makeActivities(demo, { ...links, courseOf, tasters })
  const products = await makeProducts(demo, { ...links, courseIds, activityIds })
  await replay([
    ...(await placeActivities(demo, courseIds, activityIds)),
    ...products.events,
    ...codeEvents(demo, products.ids),
    ...orderEvents(demo, products.ids),
  ])
  await makeLearnings(demo, await courseSteps(demo, courseIds))
  await makeAnswers(demo)
  await makeUnitsAndVoices(demo)
  await makeAgents(demo)
  await makeAiConfigs(demo)
  await makeBanners(demo, courseIds)
  await makeAssistants(demo, { course: courseIds, product: products.ids })
  await makeMessages(demo)
  await makeUserPages(demo, links.tagIds)
}
