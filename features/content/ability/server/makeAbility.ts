import type { Services } from '#kit/call/server/context.ts'
import { abilityTable } from './ability.table.ts'

type NewAbility = Partial<typeof abilityTable.$inferInsert> & { readonly creatorId: number }

/** An ability for tests and demo data: complete, a draft unless said otherwise. */
export async function makeAbility(
  { database, now }: Pick<Services, 'database' | 'now'>,
  ability: NewAbility,
) {
  const at = now()
  const [row] = await database.db
    .insert(abilityTable)
    .values({
      name: 'Interviewing',
      summary: 'Hears what people do not say',
      mainImage: '/drawn/main.png',
      headImage: '/drawn/head.png',
      recommendedCourses: [{ courseId: null, title: 'Ask better questions', marketPrice: 99 }],
      createdAt: at,
      updatedAt: at,
      ...ability,
    })
    .returning()
  if (!row) throw new Error('the ability was not made')
  return row
}
