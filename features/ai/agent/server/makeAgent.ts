import { eq } from 'drizzle-orm'
import type { Services } from '#kit/call/server/context.ts'
import { seal } from '#kit/secret/server/seal.ts'
import { makePicture } from '#features/media/file/server/makePicture.ts'
import { agentTable } from './agent.table.ts'
import { secretPlace } from './agent.queries.ts'

type NewAgent = Partial<typeof agentTable.$inferInsert> & {
  readonly creatorId: number
  readonly apiKey?: string
  readonly secret?: string
}

/** What a form of a new agent sends. */
export async function agentContent(services: Services, ownerId: number) {
  return {
    name: 'Tutor',
    avatar: (await makePicture(services, { ownerId, purpose: 'avatar' })).url,
    platform: 'openai',
    baseUrl: 'https://api.example.com/v1',
    assistantId: 'some-model',
    apiKey: 'demo-key',
    secret: 'demo-secret',
    note: '',
    voiceId: null,
    speed: null,
  } as const
}

/** An agent for tests and demo data: in use and private unless `values` say otherwise. */
export async function makeAgent(
  { database, now, secretKey }: Pick<Services, 'database' | 'now' | 'secretKey'>,
  { apiKey = 'demo-key', secret = 'demo-secret', ...values }: NewAgent,
) {
  const at = now()
  const [row] = await database.db
    .insert(agentTable)
    .values({
      ...{ name: 'Tutor', avatar: '/files/tutor.png', platform: 'openai', assistantId: 'some-model' },
      ...{ createdAt: at, updatedAt: at },
      ...values,
    })
    .returning()
  if (!row) throw new Error('the agent was not made')
  const sealed = {
    sealedKey: seal(secretKey, secretPlace(row, 'apiKey'), apiKey),
    sealedSecret: seal(secretKey, secretPlace(row, 'secret'), secret),
  }
  await database.db.update(agentTable).set(sealed).where(eq(agentTable.id, row.id))
  return { ...row, ...sealed }
}
