import { Button } from 'antd'
import { useState } from 'react'
import { AiNotice } from '#kit/ai/web/AiNotice.tsx'
import { CardNumber } from '#kit/card/web/edit/CardNumber.tsx'
import { CardSegments } from '#kit/card/web/edit/CardSegments.tsx'
import { CardSelect } from '#kit/card/web/edit/CardSelect.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { languages } from '#kit/i18n/words.ts'
import { cardOf } from '#cards/index.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import {
  minCards,
  levels,
  maxCardsWritten,
  sourceMax,
  topicMax,
} from '#features/content/activity-generate/generate.contract.ts'
import { generateWords } from '#features/content/activity-generate/activity-generate.words.ts'
import { writableTypes } from '#features/content/activity-generate/writableTypes.ts'
import { DocumentField } from './DocumentField.tsx'
import { isComplete, type GenerateRequest } from './generateRequest.ts'

interface Props {
  readonly initial: GenerateRequest
  onWrite(request: GenerateRequest): void
}

const sources = ['topic', 'text', 'document'] as const

/** What cards are made from, and which ones. */
export function GenerateForm({ initial, onWrite }: Props) {
  const t = useWords(generateWords)
  const [request, setRequest] = useState(initial)
  const change = (part: Partial<GenerateRequest>) => setRequest((now) => ({ ...now, ...part }))
  return (
    <form
      className="generate-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (isComplete(request)) onWrite(request)
      }}
    >
      <AiNotice />
      <CardSegments
        disabled={false}
        label={t('source.label')}
        onChange={(source) => change({ source })}
        options={sources.map((value) => ({ value, label: t(`source.${value}`) }))}
        value={request.source}
      />
      <Source onChange={change} request={request} />
      <RequestFields onChange={change} request={request} />
      <Button disabled={!isComplete(request)} htmlType="submit" type="primary">
        {t('begin')}
      </Button>
    </form>
  )
}

interface PartProps {
  readonly request: GenerateRequest
  onChange(part: Partial<GenerateRequest>): void
}

function Source({ request, onChange }: PartProps) {
  const t = useWords(generateWords)
  if (request.source === 'document')
    return <DocumentField onChange={(document) => onChange({ document })} value={request.document} />
  const isTopic = request.source === 'topic'
  return (
    <CardText
      disabled={false}
      key={request.source}
      label={t(isTopic ? 'topic' : 'text')}
      limit={isTopic ? topicMax : sourceMax}
      onChange={(value) => onChange(isTopic ? { topic: value } : { text: value })}
      rows={3}
      value={isTopic ? request.topic : request.text}
      {...(isTopic && { hint: t('topicHint') })}
    />
  )
}

function RequestFields({ request, onChange }: PartProps) {
  const t = useWords(generateWords)
  const activity = useWords(activityWords)
  const translate = useTranslate()
  const labelOf = (type: string) => translate({ namespace: cardOf(type).words, key: 'label' })
  return (
    <>
      <CardSelect
        label={t('language')}
        onChange={(language) => onChange({ language })}
        options={languages.map((value) => ({ value, label: activity(`values.language.${value}`) }))}
        value={request.language}
      />
      <CardNumber
        disabled={false}
        label={t('count')}
        max={maxCardsWritten}
        min={minCards}
        onChange={(cardCount) => onChange({ cardCount: cardCount ?? minCards })}
        value={request.cardCount}
      />
      <CardSegments
        disabled={false}
        label={t('level')}
        onChange={(level) => onChange({ level })}
        options={(['any', ...levels] as const).map((value) => ({ value, label: t(`levels.${value}`) }))}
        value={request.level}
      />
      <CardSelect
        label={t('types')}
        mode="multiple"
        onChange={(cardTypes) => onChange({ cardTypes })}
        options={writableTypes.map((value) => ({ value, label: labelOf(value) }))}
        value={[...request.cardTypes]}
      />
    </>
  )
}
