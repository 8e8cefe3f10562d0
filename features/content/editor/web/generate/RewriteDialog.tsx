import './generate.css'
import { Modal } from 'antd'
import { useState } from 'react'
import { sameJson } from '#kit/value/sameJson.ts'
import { AiNotice } from '#kit/ai/web/AiNotice.tsx'
import { readEvents } from '#kit/http/web/eventStream.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import type { Card } from '#cards/index.ts'
import {
  generateEndpoints,
  type WrittenEvent,
} from '#features/content/activity-generate/generate.contract.ts'
import { generateWords } from '#features/content/activity-generate/activity-generate.words.ts'
import { CardDiff } from '../card/CardDiff.tsx'
import { DistractorForm } from './DistractorForm.tsx'
import { WritingStatus } from './WritingStatus.tsx'
import { RewriteForm } from './RewriteForm.tsx'
import { useWriting } from './useWriting.ts'

interface Props {
  readonly card: Card
  readonly tool: 'rewrite' | 'distractors'
  onTake(card: Card): void
  onClose(): void
}

/** A card and what an AI would make of it, side by side; it is another one only when its author takes it. */
export function RewriteDialog({ card, tool, onTake, onClose }: Props) {
  const t = useWords(generateWords)
  const kit = useWords(kitWords)
  // What is compared is what was sent, whatever is typed meanwhile.
  const [before, setBefore] = useState(card)
  const { writing, run, stop } = useWriting()
  const [next] = writing.cards
  const write = (events: (signal: AbortSignal) => AsyncIterable<WrittenEvent>) => {
    setBefore(card)
    void run(events)
  }
  return (
    <Modal
      cancelText={kit('actions.cancel')}
      destroyOnHidden
      okButtonProps={{ disabled: !next }}
      okText={t('rewrite.use')}
      onCancel={onClose}
      onOk={() => {
        if (next) onTake(next)
        onClose()
      }}
      open
      title={t(`${tool}.open`)}
      width={760}
    >
      <AiNotice />
      {tool === 'rewrite' ? (
        <RewriteForm
          isRunning={writing.isRunning}
          onRun={(request) =>
            write((signal) => readEvents(generateEndpoints.rewrite, { body: { card, ...request }, signal }))
          }
        />
      ) : (
        <DistractorForm
          card={card}
          isRunning={writing.isRunning}
          onRun={(request) =>
            write((signal) =>
              readEvents(generateEndpoints.distractors, { body: { card, ...request }, signal }),
            )
          }
        />
      )}
      <WritingStatus onStop={stop} writing={writing} />
      {next && (sameJson(before, next) ? t('rewrite.same') : <CardDiff after={next} before={before} />)}
    </Modal>
  )
}
