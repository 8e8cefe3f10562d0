import type { Option } from '#kit/contract/resource.ts'
import { namesIn, type Recorded } from '#kit/resource/web/formed.ts'
import type { Values } from '#kit/form/values.ts'
import { seenOptions } from '#kit/pick/web/picked.ts'
import { industryLevels, works } from '../user-page.contract.ts'
import type { ShownPage } from './UserPageView.tsx'

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const none = { courses: [], activities: [] }

/** What is typed, as visitors will see it; `known` names what the record is linked to. */
export function shownPage(values: Values, known: readonly Option[], made: unknown): ShownPage {
  const tag = [...seenOptions('tag'), ...known].find(({ id }) => id === values['tagId'])
  return {
    avatar: textOf(values['avatar']),
    nickname: textOf(values['nickname']),
    description: textOf(values['description']),
    backgroundImage: textOf(values['backgroundImage']),
    industryLevel: industryLevels.find((level) => level === values['industryLevel']) ?? null,
    tagName: tag?.label ?? '',
    works: works.safeParse(made).data ?? none,
  }
}

/** A page that is kept, as its readers see it. */
export const pageOf = (record: Recorded): ShownPage =>
  shownPage(record, namesIn(record, 'tagId'), record['works'])
