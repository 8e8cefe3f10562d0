import { useEffect, useRef, type RefObject } from 'react'
import { sharedValue } from '#kit/value/web/sharedValue.ts'

const opened = sharedValue(false)
const ownButtons = sharedValue<readonly RefObject<HTMLElement | null>[]>([])

/** Whether the chat with the assistant is open. */
export const useAssistantOpen = opened.use

/** Opens the chat with the assistant, or closes it. */
export const setAssistantOpen = opened.set

/** The screen's own button for the assistant, if it has one: then none floats over the screen. */
export const useOwnAssistantButton = (): RefObject<HTMLElement | null> | undefined => ownButtons.use().at(-1)

/** For a screen with a button of its own that opens the assistant: a ref for that button, which has the focus again after the chat. */
export function useAssistantButton<Button extends HTMLElement>(): RefObject<Button | null> {
  const button = useRef<Button>(null)
  useEffect(() => {
    ownButtons.set([...ownButtons.get(), button])
    return () => ownButtons.set(ownButtons.get().filter((other) => other !== button))
  }, [])
  return button
}
