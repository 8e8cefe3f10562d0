import { useSyncExternalStore, type ComponentType } from 'react'
import { onTestFinished } from 'vitest'
import type { CardBase } from '#kit/card/card.ts'
import type { CardDefinition } from '#kit/card/cardDefinition.ts'
import type { Shown } from '#kit/card/progress.ts'
import type { Verdict } from '#kit/card/verdict.ts'
import type { CardPlayerProps, CardServices } from '#kit/card/web/cardUi.ts'
import type { Phrases } from '#kit/i18n/words.ts'
import { draw } from './draw.tsx'
import { eventually } from './page.ts'

/** What a player has said so far, and what the page around it can do. */
export interface PlayedCard<Response, Solution> {
  /** The response that is on the screen; undefined where there is none to confirm yet. */
  answered(): Response | undefined
  judge(verdict: Verdict<Solution>): void
  /** Takes verdict and response away, as for another try. */
  again(): void
}

const services: CardServices = {
  upload: () => Promise.reject(new Error('Nothing is uploaded here')),
  async *converse() {},
  visit: () => undefined,
}

/** Draws the player of a card type in English, with the card as learners are sent it; it goes when the test ends. */
export async function playCard<Card extends CardBase, Response, Progress extends Shown, Solution>(
  definition: CardDefinition<Card, Response, Progress, Solution>,
  Player: ComponentType<CardPlayerProps<Card, Response, Progress, Solution>>,
  words: Phrases,
  card: Card,
): Promise<PlayedCard<Response, Solution>> {
  interface State {
    readonly response?: Response | undefined
    readonly verdict?: Verdict<Solution> | undefined
    readonly progress?: Progress | undefined
  }
  let state: State = {}
  const listeners = new Set<() => void>()
  const set = (change: State): void => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const report = (next: Progress) =>
    set({ progress: state.progress ? definition.progress.join(state.progress, next) : next })
  const shown = definition.content.redact(card, 3)
  function Phone() {
    const { response, verdict, progress } = useSyncExternalStore(subscribe, () => state)
    return (
      <Player
        card={shown}
        files={{}}
        focusHeading={false}
        headingId="heading"
        isSending={false}
        progress={progress}
        report={report}
        respond={(next) => set({ response: next })}
        response={response}
        services={services}
        submit={() => undefined}
        verdict={verdict}
      />
    )
  }
  const drawn = await draw({
    at: '/',
    routes: { '/': Phone },
    words: { en: { [definition.words]: words } },
    language: 'en',
  })
  onTestFinished(() => drawn.undraw())
  await eventually(() => {
    if (!document.querySelector('#heading')) throw new Error('The card is not drawn yet')
  })
  return {
    answered: () => state.response,
    judge: (verdict) => set({ verdict }),
    again: () => set({ verdict: undefined, response: undefined }),
  }
}
