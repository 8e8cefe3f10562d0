import { PartitionOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useId, useState } from 'react'
import { RecordPicker } from '#kit/pick/web/RecordPicker.tsx'
import { endSharing } from '#kit/share/web/sharing.ts'
import { useGo } from '#kit/view/web/Go.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { shareWords } from '../share.words.ts'
import { Step } from './Step.tsx'
import { placeHref } from '../share.paths.ts'

/** Leads into a course of one's own, or into a new one, with the activity in it and not yet saved. */
export function PlaceStep({ activityId }: { readonly activityId: number }) {
  const t = useWords(shareWords)
  const go = useGo()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const leave = (courseId?: number) => {
    endSharing()
    go(placeHref(activityId, courseId))
  }
  return (
    <li>
      <button
        aria-controls={id}
        aria-expanded={isOpen}
        className="share-step"
        onClick={() => setOpen(!isOpen)}
        type="button"
      >
        <Step icon={<PartitionOutlined />} lead={t('place.lead')} title={t('place.title')} />
      </button>
      <div className="share-place" hidden={!isOpen} id={id}>
        {isOpen && (
          <>
            <RecordPicker
              label={t('place.course')}
              onChange={(courseId) => courseId !== null && leave(courseId)}
              placeholder={t('place.course')}
              query={{ activityId: String(activityId) }}
              resource="fillable-course"
              value={null}
            />
            <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => leave()}>
              {t('place.new')}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
