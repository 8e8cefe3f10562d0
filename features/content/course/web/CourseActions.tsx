import { CopyOutlined, TeamOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { creators, hasRole, manages } from '#kit/contract/role.ts'
import type { Recorded } from '#kit/resource/web/formed.ts'
import { useGo } from '#kit/view/web/Go.tsx'
import { useActor } from '#kit/http/web/session.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { designWords } from '../course-design.words.ts'
import { coursePaths } from './paths.ts'

/** What leads on from a course that is read. */
export function CourseActions({ record }: { readonly record: Recorded }) {
  const t = useWords(designWords)
  const kit = useWords(kitWords)
  const go = useGo()
  const actor = useActor()
  if (!hasRole(actor, creators)) return null
  return (
    <>
      {manages(actor, record) && (
        <Button icon={<TeamOutlined aria-hidden="true" />} onClick={() => go(coursePaths.auth(record.id))}>
          {t('copy.action')}
        </Button>
      )}
      <Button icon={<CopyOutlined aria-hidden="true" />} onClick={() => go(coursePaths.copy(record.id))}>
        {kit('actions.copy')}
      </Button>
    </>
  )
}
