import './session.css'
import { useState } from 'react'
import type { Voice } from '#kit/audio/web/useVoice.ts'
import { CardHeading } from '#kit/card/web/CardHeading.tsx'
import { crossPath, LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { judgeAnswer, termOf } from '../vocab.answers.ts'
import { vocabWords } from '../vocab.card.ts'
import type { VocabCard, VocabResponse } from '../vocab.schema.ts'
import { answered, doneShare, introduced, taskOf, type Session } from '../vocab.session.ts'
import { ChooseTask } from './ChooseTask.tsx'
import { MatchTask } from './MatchTask.tsx'
import { ShowTask } from './ShowTask.tsx'
import { SpellTask } from './SpellTask.tsx'
import { audibleOf } from './spokenTerm.ts'

interface Props {
  readonly card: VocabCard
  readonly files: Readonly<Record<number, string>>
  readonly headingId: string
  readonly session: Session
  readonly voice: Voice
  onAnswer(response: VocabResponse): void
  onNext(session: Session): void
  onLeave(): void
}

const prompts = {
  show: 'play.new',
  match: 'play.match',
  choose: 'play.choose',
  listen: 'play.listen',
  spell: 'play.spell',
  dictation: 'play.dictation',
} as const

/** One sitting of practice, task by task; the way back to the list is always open. */
export function SessionView(props: Props) {
  const { card, files, headingId, session, voice, onAnswer, onNext, onLeave } = props
  const t = useWords(vocabWords)
  const [isQuiet, setQuiet] = useState(false)
  const task = taskOf(card, session)
  const term = task && task.kind !== 'match' ? termOf(card, task.termId) : undefined
  if (!task || (task.kind !== 'match' && !term)) return null
  // Who cannot hear, now or ever, sees what the others hear.
  const canHear = term !== undefined && !isQuiet && voice.canSpeak(audibleOf(term))
  const kind = task.kind === 'listen' && !canHear ? 'choose' : task.kind
  const shown = kind === 'dictation' && !canHear ? 'spell' : kind
  const done = doneShare(card, session)
  const answer = (response: VocabResponse) => {
    onAnswer(response)
    return judgeAnswer(card, response)
  }
  const finish = (results: readonly { readonly termId: string; readonly isRight: boolean }[]) =>
    onNext(answered(card, session, results))
  const common = { card, files, voice, canHear, onQuiet: () => setQuiet(true) }
  return (
    <div className="vocab-session">
      <div className="vocab-top">
        <button aria-label={t('play.leave')} className="vocab-leave" onClick={onLeave} type="button">
          <LineIcon path={crossPath} />
        </button>
        <span aria-hidden="true" className="vocab-bar">
          <i style={{ transform: `scaleX(${done})` }} />
        </span>
      </div>
      <CardHeading focus id={headingId} key={`heading-${session.turn}`}>
        {t(prompts[shown])}
      </CardHeading>
      {task.kind === 'match' ? (
        <MatchTask
          {...common}
          key={`task-${session.turn}`}
          onAnswer={(termId, chosenId) => answer({ mode: 'match', termId, answer: chosenId })}
          onDone={finish}
          task={task}
        />
      ) : term && task.kind === 'show' ? (
        <ShowTask
          {...common}
          key={`task-${session.turn}`}
          onDone={() => onNext(introduced(session, term.id))}
          term={term}
        />
      ) : term && (task.kind === 'choose' || task.kind === 'listen') ? (
        <ChooseTask
          {...common}
          key={`task-${session.turn}`}
          onAnswer={(chosenId) => answer({ mode: task.kind, termId: term.id, answer: chosenId })}
          onDone={(isRight) => finish([{ termId: term.id, isRight }])}
          optionIds={task.optionIds}
          sounds={task.kind === 'listen' && canHear}
          term={term}
        />
      ) : term && (task.kind === 'spell' || task.kind === 'dictation') ? (
        <SpellTask
          {...common}
          key={`task-${session.turn}`}
          onAnswer={(text) => answer({ mode: task.kind, termId: term.id, answer: text })}
          onDone={(isRight) => finish([{ termId: term.id, isRight }])}
          sounds={task.kind === 'dictation' && canHear}
          term={term}
        />
      ) : null}
    </div>
  )
}
