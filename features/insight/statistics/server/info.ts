import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { DataOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call, Db } from '#kit/call/server/context.ts'
import type { Deck } from '#deck/deck.document.ts'
import { readDeck } from '#deck/deck.schema.ts'
import { abilityView } from '#features/content/ability/server/ability.queries.ts'
import {
  activityView,
  activityVersionView as version,
} from '#features/content/activity/server/activity.queries.ts'
import { abilityMeans, type AbilityMean } from '../statistics.abilities.ts'
import { figuresOf, cardsOfDecks } from '../statistics.cards.ts'
import type { InfoQuery, statisticsEndpoints } from '../statistics.contract.ts'
import type { Sums } from '../statistics.sums.ts'
import { startsOf, wholeOf } from '../statistics.whole.ts'
import {
  countPending,
  isActivity,
  readStarts,
  readSums,
  readVersionLearners,
  type FigureQuery,
} from './readFigures.ts'
import { readableActivities } from './statistics.access.ts'

type Info = DataOf<typeof statisticsEndpoints.info>

/** Cards of more versions than these are not distinguished: what is that old is in the sums of the whole. */
const maxVersions = 20

/** An activity whose figures may be read; any other is not there. */
export async function readableActivity({ db, actor }: Call, id: number, rowQuery: FigureQuery) {
  const [row] = await db
    .select({ id: activityView.id, title: activityView.title })
    .from(activityView)
    .where(and(eq(activityView.id, id), isNull(activityView.deletedAt), readableActivities(actor, rowQuery)))
  return row ?? refuse(kitFaults.notFound)
}

/** H4, H5: one activity card by card. */
export async function info(call: Call, query: InfoQuery): Promise<Info> {
  const { db } = call
  const { id, versionId } = query
  const activity = await readableActivity(call, id, query)
  const pending = await countPending(db)
  const versions = await readVersions(db, query)
  const shown = versions.filter((each, index) =>
    versionId === undefined ? each.learners > 0 || index === 0 : each.id === versionId,
  )
  if (versionId !== undefined && shown.length === 0) refuse(kitFaults.notFound)
  const sums = (await readSums(db, query, [id], versionId)).get(id) ?? new Map<number, Sums>()
  const decks = await readDecks(
    db,
    shown.slice(0, maxVersions).map((each) => each.id),
  )
  const whole = sums.get(0) ?? {}
  return {
    ...activity,
    versions,
    whole: wholeOf(whole),
    starts: startsOf(await readStarts(db, query, isActivity(id, versionId))),
    cards: cardsOfDecks(decks).map((shown) => figuresOf(shown, sums.get(shown.card.id) ?? {})),
    abilities: await named(db, abilityMeans(whole)),
    pending,
  }
}

/** The newest first. */
async function readVersions(db: Db, query: InfoQuery): Promise<Info['versions']> {
  const rows = await db
    .select({ id: version.id, number: version.number, label: version.label })
    .from(version)
    .where(eq(version.activityId, query.id))
    .orderBy(desc(version.number))
  const learners = await readVersionLearners(db, query)
  return rows.map((row) => ({ ...row, learners: learners.get(row.id) ?? 0 }))
}

async function readDecks(db: Db, versionIds: readonly number[]): Promise<Deck[]> {
  if (versionIds.length === 0) return []
  const rows = await db
    .select({ cards: version.cards })
    .from(version)
    .where(inArray(version.id, [...versionIds]))
    .orderBy(desc(version.number))
  return rows.map(({ cards }) => readDeck(cards))
}

async function named(db: Db, means: readonly AbilityMean[]): Promise<Info['abilities']> {
  if (means.length === 0) return []
  const ids = means.map(({ abilityId }) => abilityId)
  const rows = await db
    .select({ id: abilityView.id, name: abilityView.name })
    .from(abilityView)
    .where(inArray(abilityView.id, ids))
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return means.map((mean) => ({ ...mean, name: names.get(mean.abilityId) ?? '' }))
}
