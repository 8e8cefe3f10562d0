import { eq } from 'drizzle-orm'
import type { PersonalData } from '#kit/call/server/personalData.ts'
import { because, erased, ownRows, publicContent, stays } from '#kit/call/server/personalData.ts'
import { agentTable } from './agent.table.ts'

const noKeys = { sealedKey: '', sealedSecret: '' }

export const agentPersonalData: PersonalData = {
  fates: [
    erased(agentTable, 'sealedKey', 'sealedSecret'),
    stays(
      agentTable,
      because.work,
      'creatorId',
      'status',
      'name',
      'avatar',
      'platform',
      'baseUrl',
      'assistantId',
      'note',
    ),
  ],
  /** Nobody else can run what is left. */
  erase: async ({ db, now }, { id }) => {
    await db
      .update(agentTable)
      .set({ ...noKeys, deletedAt: now })
      .where(eq(agentTable.creatorId, id))
  },
  own: {
    'content/agents': ownRows(agentTable, agentTable.creatorId, ['sealedKey', 'sealedSecret']),
  },
  holdings: [
    publicContent({
      ...{ resource: 'agent', table: agentTable, label: agentTable.name },
      isPublic: eq(agentTable.isPublic, true),
      // The key is its owner's, who pays by it: whoever takes the agent over gives their own.
      without: noKeys,
    }),
  ],
}
