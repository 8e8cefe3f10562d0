import { Button, Input, Radio } from 'antd'
import { useId, useState } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { activityFields } from '#features/content/activity/activity.fields.ts'
import { importWords } from '#features/content/activity-transfer/activity-import.words.ts'
import type { Target } from './useImport.ts'

/** An activity to which cards can be added. */
export interface Into {
  readonly id: number
  readonly title: string
  readonly revision: number
}

interface Props {
  readonly count: number
  readonly title: string
  readonly into: Into | undefined
  readonly isTaking: boolean
  onTake(target: Target): void
  onOther(): void
}

/** Where the cards go, and the button that sends them there. */
export function ImportTarget({ count, title: found, into, isTaking, onTake, onOther }: Props) {
  const t = useWords(importWords)
  const titleId = useId()
  const [take, setTake] = useState<'new' | 'add'>(into ? 'add' : 'new')
  const [title, setTitle] = useState(found)
  const isNew = take === 'new' || !into
  const target: Target =
    isNew || !into
      ? { take: 'new', title: title.trim() }
      : { take: 'add', activityId: String(into.id), revision: String(into.revision) }
  const isUsable = !isNew || title.trim() !== ''
  return (
    <form
      className="kit-panel import-target"
      onSubmit={(event) => {
        event.preventDefault()
        if (isUsable && !isTaking) onTake(target)
      }}
    >
      {into && (
        <Radio.Group
          aria-label={t('target')}
          onChange={(event) => setTake(event.target.value === 'add' ? 'add' : 'new')}
          options={[
            { value: 'add', label: t('targetThis', { title: into.title }) },
            { value: 'new', label: t('targetNew') },
          ]}
          value={take}
        />
      )}
      {isNew && (
        <div className="import-title">
          <label htmlFor={titleId}>{t('newTitle')}</label>
          <Input
            count={{ show: true, max: activityFields.title.max }}
            id={titleId}
            maxLength={activityFields.title.max}
            onChange={(event) => setTitle(event.target.value)}
            value={title}
          />
        </div>
      )}
      <div className="import-buttons">
        <Button onClick={onOther}>{t('other')}</Button>
        <Button disabled={!isUsable} htmlType="submit" loading={isTaking} type="primary">
          {t('take', { count })}
        </Button>
      </div>
    </form>
  )
}
